import type { AssessmentView } from "../../../core/contract/reading.ts";
import { norwegianDate } from "../../../core/norwegian-date/index.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { Details } from "../../ui/index.ts";
import styles from "./reading.module.css";

/** When it was published, and what each version changed. Newest first. */
export function ChangeLog({ read: { changeLog } }: { read: AssessmentView }) {
  const newest = changeLog[0];
  const first = changeLog.at(-1);
  if (!newest || !first) return null;
  return (
    <div className={styles.changeLog}>
      <p>
        {readingTexts.published} <time dateTime={first.at}>{norwegianDate(first.at)}</time>
        {newest === first ? null : (
          <>
            {" · "}
            {readingTexts.updated} <time dateTime={newest.at}>{norwegianDate(newest.at)}</time>
          </>
        )}
      </p>
      <Details summary={readingTexts.changeLog}>
        <ol>
          {changeLog.map(({ at, note }, index) => (
            <li key={at}>
              <strong>{readingTexts.version(changeLog.length - index)}</strong>{" "}
              <time dateTime={at}>{norwegianDate(at)}</time>
              {note === "" ? null : <>: {note}</>}
            </li>
          ))}
        </ol>
      </Details>
    </div>
  );
}
