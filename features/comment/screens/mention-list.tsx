import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";

/** A name that has been begun: an at sign and what follows it, at the end of what was written last. */
const begun = /(?:^|[\s(])@([\p{L}][\p{L} .'-]{0,40})?$/u;
const MOST_SHOWN = 6;

/** The people whose name begins with the typed text. Never peers, own seats or a name that is already complete. */
function peopleFor(begunName: string, { seats, contributors }: WorkingCopyView): WorkingCopyView["contributors"] {
  const own = new Set(seats.map(({ contributorId }) => contributorId));
  const sought = begunName.toLocaleLowerCase("nb");
  return contributors
    .filter(
      ({ role, contributorId, name }) =>
        role !== "peer" &&
        !own.has(contributorId) &&
        name.toLocaleLowerCase("nb").startsWith(sought) &&
        name.toLocaleLowerCase("nb") !== sought.trim(),
    )
    .slice(0, MOST_SHOWN);
}

type Writing = {
  readonly area: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly write: (text: string) => void;
};

/**
 * Names to choose among while one has been begun with @: a list that the field controls and that never takes the focus from it. Arrow keys go
 * through it, Enter writes the whole name, Escape puts it away until more is written.
 */
export function useMentions({ area, text, write }: Writing) {
  const { assessment } = useEditing();
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const [putAway, setPutAway] = useState<string | null>(null);
  // After more is written, the same text is asked about again.
  if (putAway !== null && putAway !== text) setPutAway(null);
  const match = begun.exec(text);
  const people = match && putAway !== text ? peopleFor(match[1] ?? "", assessment) : [];
  const at = people.findIndex(({ contributorId }) => contributorId === active);
  // Clear the choice when the person leaves the list, so that typing the name again does not restore it.
  if (active !== null && at < 0) setActive(null);
  const optionId = (contributorId: string) => `${id}-${contributorId}`;

  const choose = (name: string) => {
    write(`${text.slice(0, text.length - (match?.[1] ?? "").length)}${name} `);
    setActive(null);
    area.current?.querySelector("textarea")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isElsewhere = event.currentTarget.selectionStart !== text.length;
    if (people.length === 0 || isElsewhere || event.nativeEvent.isComposing) return;
    const chosen = people[at];
    if (event.key === "ArrowDown") setActive(people[(at + 1) % people.length]?.contributorId ?? null);
    else if (event.key === "ArrowUp") setActive(people[at <= 0 ? people.length - 1 : at - 1]?.contributorId ?? null);
    else if (event.key === "Escape") setPutAway(text);
    else if (event.key === "Enter" && chosen) choose(chosen.name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const field = {
    onKeyDown,
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-controls": people.length > 0 ? id : undefined,
    "aria-activedescendant": people[at] ? optionId(people[at].contributorId) : undefined,
  } as const;
  const list = (
    <>
      <p role="status" className="ds-sr-only">
        {people.length > 0 ? commentsTexts.suggestions(people.length) : null}
      </p>
      {people.length > 0 ? (
        <div
          role="listbox"
          id={id}
          tabIndex={-1}
          className={styles.mentions}
          aria-label={commentsTexts.mention}
          onPointerDown={(event) => event.preventDefault()}
        >
          {people.map(({ contributorId, name, redeemed }) => (
            <button
              key={contributorId}
              id={optionId(contributorId)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={contributorId === active}
              onClick={() => choose(name)}
            >
              {name}
              {redeemed ? null : <span className={styles.meta}> ({commentsTexts.notOpened})</span>}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
  return { field, list };
}
