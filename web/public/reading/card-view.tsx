import type { AssessmentView } from "../../../core/contract/reading.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { DetailList } from "./detail-list.tsx";
import styles from "./reading.module.css";
import { StatusLine } from "./status-line.tsx";
import { Summary } from "./summary.tsx";
import { Toolbar } from "./toolbar.tsx";

/** The card of a started assessment. docs/spec/assessment.md, Public card */
export const CardView = ({ read }: { read: AssessmentView }) => (
  <article className={styles.card}>
    <header className={styles.header}>
      <h1>{read.heading}</h1>
      <StatusLine read={read} />
      <p className={styles.notice}>{readingTexts.cardNotice}</p>
      <Toolbar read={read} />
    </header>
    <Summary read={read} />
    <DetailList read={read} />
  </article>
);
