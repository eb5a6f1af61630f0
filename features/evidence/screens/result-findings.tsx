import type { Cells } from "../../../platform/pure/saving/index.ts";
import { findingsOf, type StudyOfResult, toldFinding } from "../rules/results/index.ts";
import { findingTexts as texts } from "../texts-findings.ts";
import styles from "./results.module.css";

/** The findings in a result, and the number of those that were set aside: for authors, reviewers and editors, never for readers. */
export function ResultFindings({ cells, study }: { readonly cells: Cells; readonly study: StudyOfResult }) {
  const { open, setAside } = findingsOf(cells, study);
  if (open.length + setAside.length === 0) return null;
  return (
    <>
      {open.length === 0 ? null : (
        <ul className={styles.findings}>
          {open.map((found) => (
            <li key={found.finding} data-level={found.level}>
              <strong>{found.level === "cannot-be" ? texts.cannotBe : texts.look}:</strong>{" "}
              {texts.of(toldFinding(found, cells, study), cells)}
            </li>
          ))}
        </ul>
      )}
      {setAside.length === 0 ? null : <p className={styles.aside}>{texts.countSetAside(setAside.length)}</p>}
    </>
  );
}
