import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ConflictChoice, FieldValue } from "../../../core/saving/index.ts";
import { savingTexts } from "../../../texts/author.ts";
import { Alert, Button, focusFieldIn } from "../../ui/index.ts";
import styles from "./saving.module.css";

const texts = savingTexts.conflict;

type ConflictPanelProps = {
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
  readonly show: (value: FieldValue) => ReactNode;
  /** Draws a field for a text made of both; without it the two can only be chosen between. */
  readonly edit?: ((value: FieldValue, onChange: (value: FieldValue) => void) => ReactNode) | undefined;
  readonly combine: (mine: FieldValue, theirs: FieldValue) => FieldValue;
  readonly onSolve: (choice: ConflictChoice) => void;
  /** Of its heading; a block's own is 3. */
  readonly level?: 3 | 5;
};

/** Both texts side by side, and the three ways on. Nothing is lost whichever is chosen: theirs is in the history. */
export function ConflictPanel({ mine, theirs, show, edit, combine, onSolve, level = 3 }: ConflictPanelProps) {
  const [combined, setCombined] = useState<FieldValue | null>(null);
  const combining = combined !== null;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the field that it opened takes its place.
  useEffect(() => {
    if (combining && place.current) focusFieldIn(place.current);
  }, [combining]);
  return (
    <Alert tone="warning" heading={texts.title} headingLevel={level}>
      <p>{texts.explain}</p>
      <div className={styles.sideBySide}>
        <Version title={texts.mine}>{show(mine)}</Version>
        <Version title={texts.theirs}>{show(theirs)}</Version>
      </div>
      {edit && combined !== null ? (
        <div ref={place} tabIndex={-1} className={styles.combined}>
          {edit(combined, setCombined)}
          <Button onClick={() => onSolve({ keep: "combined", value: combined })}>{texts.saveCombined}</Button>
        </div>
      ) : null}
      <div className={styles.ways}>
        <Button variant="secondary" size="sm" onClick={() => onSolve({ keep: "mine" })}>
          {texts.keepMine}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onSolve({ keep: "theirs" })}>
          {texts.useTheirs}
        </Button>
        {edit && combined === null ? (
          <Button variant="tertiary" size="sm" onClick={() => setCombined(combine(mine, theirs))}>
            {texts.combine}
          </Button>
        ) : null}
      </div>
    </Alert>
  );
}

const Version = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.version} aria-label={title}>
    <strong>{title}</strong>
    {children}
  </section>
);
