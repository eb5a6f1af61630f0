import { useState } from "react";
import { norwegianMoment } from "../../../../platform/pure/norwegian-date/index.ts";
import { Button } from "../../../../platform/ui/index.ts";
import type { LogEntry } from "../../calls.ts";
import { groupLog, type LogGroup } from "../../rules/index.ts";
import { deskAssessmentTexts } from "../../texts-screens.ts";
import { Time } from "../time.tsx";
import styles from "./assessment.module.css";

const texts = deskAssessmentTexts;
const FIRST_SHOWN = 12;

/** The log of the assessment, newest first, without the texts. */
export function AssessmentLog({ log }: { log: readonly LogEntry[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const groups = groupLog(log);
  const shown = showsAll ? groups : groups.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="desk-log">
      <h2 id="desk-log">{texts.log}</h2>
      {groups.length === 0 ? <p>{texts.noLog}</p> : <p className={styles.hint}>{texts.logHint}</p>}
      <ol className={styles.log}>
        {shown.map((group) => (
          <LogLine key={`${group.from} ${group.to} ${group.entry.action} ${group.entry.what}`} group={group} />
        ))}
      </ol>
      {shown.length < groups.length ? (
        <Button variant="tertiary" onClick={() => setShowsAll(true)}>
          {texts.showAll(groups.length)}
        </Button>
      ) : null}
    </section>
  );
}

const LogLine = ({ group: { entry, from, to, count } }: { group: LogGroup<LogEntry> }) => (
  <li>
    <span className={styles.when}>
      <Time at={to} />
    </span>
    <span>
      <strong className={styles.doer}>{entry.who || entry.role}</strong>
      {entry.who && entry.role ? ` (${entry.role})` : null}
      {": "}
      {entry.action}
      {entry.what ? ` «${entry.what}»` : null}
      {count > 1 ? <small>{`, ${texts.times(count)} ${texts.since(norwegianMoment(from))}`}</small> : null}
    </span>
  </li>
);
