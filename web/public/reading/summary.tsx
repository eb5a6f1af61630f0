import type { AssessmentView } from "../../../core/contract/reading.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { RichText } from "../../content/rich-text/rich-text.tsx";
import styles from "./reading.module.css";

/** The summary with its links. A card without one says so; a published page without one leaves it out. */
export function Summary({ read: { summary, linkList, shows } }: { read: AssessmentView }) {
  if (summary === "" && linkList.length === 0 && shows !== "card") return null;
  return (
    <div className={styles.summary}>
      <h2>{readingTexts.summary}</h2>
      {summary === "" ? <p className={styles.empty}>{readingTexts.noSummary}</p> : <RichText html={summary} />}
      {linkList.length === 0 ? null : (
        <>
          <h3>{readingTexts.links}</h3>
          <ul>
            {linkList.map(({ url, text }) => (
              <li key={`${url} ${text}`}>
                <a href={url} rel="noopener">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
