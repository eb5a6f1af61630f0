import type { AssessmentView } from "../../../core/contract/reading.ts";
import { Tag, type Tone } from "../../ui/index.ts";
import styles from "./reading.module.css";

const tones: Readonly<Record<AssessmentView["assessmentStatus"], Tone>> = { 1: "info", 2: "warning", 3: "success" };

/** How far the assessment has come, and whose it is. */
export const StatusLine = ({ read: { assessmentStatus, statusText, organization } }: { read: AssessmentView }) => (
  <p className={styles.status}>
    <Tag tone={tones[assessmentStatus]}>{statusText}</Tag> {organization}
  </p>
);
