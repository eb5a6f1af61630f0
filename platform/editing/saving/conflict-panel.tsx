import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { norwegianDate, norwegianTime } from "../../pure/norwegian-date/index.ts";
import type { ConflictChoice, FieldValue, Revision } from "../../pure/saving/index.ts";
import { Alert, Button, focusFieldIn } from "../../ui/index.ts";
import styles from "./saving.module.css";
import { savingTexts } from "./texts.ts";
import { WritersContext } from "./writers-context.ts";

const texts = savingTexts.conflict;

type ConflictPanelProps = {
  readonly mine: FieldValue;
  readonly theirs: Revision;
  readonly show: (value: FieldValue) => ReactNode;
  /** Draws a field for a text made of both; without it the two can only be chosen between. */
  readonly edit?: ((value: FieldValue, onChange: (value: FieldValue) => void) => ReactNode) | undefined;
  readonly combine: (mine: FieldValue, theirs: FieldValue) => FieldValue;
  readonly onSolve: (choice: ConflictChoice) => void;
  /** Of its heading; a block's own is 3. */
  readonly level?: 3 | 5;
};

/**
 * Both texts side by side, and the three ways on. Nothing is lost whichever is chosen: theirs is in the history. Where an editor has taken
 * words out, one's own text cannot be put back as it is, since they may stand in it: features/redaction/README.md.
 */
export function ConflictPanel({ mine, theirs, show, edit, combine, onSolve, level = 3 }: ConflictPanelProps) {
  const writers = use(WritersContext);
  const [combined, setCombined] = useState<FieldValue | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const by = theirs.by ?? null;
  const isRedacted = theirs.redacted === true && edit !== undefined;
  const isMine = !isRedacted && by !== null && writers.isOwn(by);
  // It may open below what is in view, while the person has gone on to the next field.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const combining = combined !== null;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the field that it opened takes its place.
  useEffect(() => {
    if (combining && place.current) focusFieldIn(place.current);
  }, [combining]);
  return (
    <div ref={panel} className={styles.conflict} data-conflict>
      <Alert
        tone="warning"
        heading={isRedacted ? texts.redacted.title : isMine ? texts.mineElsewhere : texts.title}
        headingLevel={level}
      >
        <p>{isRedacted ? texts.redacted.explain : edit ? texts.explain : texts.choose}</p>
        <div className={styles.sideBySide}>
          <Version title={texts.mine}>{show(mine)}</Version>
          <Version
            title={isRedacted ? texts.redacted.theirs : isMine ? texts.fromOtherTab : texts.theirs}
            by={
              isRedacted
                ? null
                : by &&
                  (isMine ? texts.inOtherTab(timeOf(by.at)) : texts.by(by.name, writers.roleOf(by), timeOf(by.at)))
            }
          >
            {show(theirs.value)}
          </Version>
        </div>
        {edit && combined !== null ? (
          <div ref={place} tabIndex={-1} className={styles.combined}>
            {edit(combined, setCombined)}
            <Button onClick={() => onSolve({ keep: "combined", value: combined })}>{texts.saveCombined}</Button>
          </div>
        ) : null}
        <div className={styles.ways}>
          {isRedacted ? null : (
            <Button variant="secondary" size="sm" onClick={() => onSolve({ keep: "mine" })}>
              {texts.keepMine}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => onSolve({ keep: "theirs" })}>
            {isRedacted ? texts.redacted.use : isMine ? texts.useOtherTab : texts.useTheirs}
          </Button>
          {edit && combined === null ? (
            <Button
              variant="tertiary"
              size="sm"
              onClick={() => setCombined(isRedacted ? theirs.value : combine(mine, theirs.value))}
            >
              {isRedacted ? texts.redacted.writeOn : texts.combine}
            </Button>
          ) : null}
        </div>
      </Alert>
    </div>
  );
}

/** «kl. 23.42» today, with the date before. */
const timeOf = (at: string): string => {
  const isToday = norwegianDate(at) === norwegianDate(new Date().toISOString());
  const time = texts.at(norwegianTime(at).replace(":", "."));
  return isToday ? time : `${norwegianDate(at)} ${time}`;
};

type VersionProps = { readonly title: string; readonly by?: string | null; readonly children: ReactNode };

const Version = ({ title, by, children }: VersionProps) => (
  <section className={styles.version} aria-label={title}>
    <strong>{title}</strong>
    {by ? <p className={styles.by}>{by}</p> : null}
    {children}
  </section>
);
