import { createContext, use } from "react";
import type { RetractedStudy } from "../calls.ts";
import styles from "./retraction.module.css";

/** The studies of the assessment around it that the list of retracted studies names. */
export const RetractedStudies = createContext<readonly RetractedStudy[] | undefined>(undefined);

/** The state of the study in a row, which leads to the notice; nothing for a study that the list does not name. */
export const RetractedMark = ({ rowId }: { readonly rowId: number }) =>
  use(RetractedStudies)?.map((study) =>
    study.rowId === rowId ? (
      <span key={study.text} className={styles.mark} data-state={study.state}>
        {study.notice ? <a href={study.notice}>{study.text}</a> : study.text}
      </span>
    ) : null,
  );
