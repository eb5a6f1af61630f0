import type { RefObject } from "react";
import { commentsTexts } from "../../../texts/comments.ts";
import { Button } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import styles from "./comments.module.css";

/** A name that has been begun: an at sign and what follows it, at the end of what was written last. */
const begun = /(?:^|[\s(])@([\p{L}][\p{L} .'-]{0,40})?$/u;

type MentionListProps = {
  readonly area: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly write: (text: string) => void;
};

/** Whom a name that has been begun with @ may be. Choosing one writes the whole name. */
export function MentionList({ area, text, write }: MentionListProps) {
  const { assessment } = useEditing();
  const match = begun.exec(text);
  if (!match) return null;
  const own = new Set(assessment.seats.map(({ contributorId }) => contributorId));
  const sought = (match[1] ?? "").toLocaleLowerCase("nb");
  const people = assessment.contributors.filter(
    ({ role, contributorId, name }) =>
      role !== "peer" &&
      !own.has(contributorId) &&
      name.toLocaleLowerCase("nb").startsWith(sought) &&
      name.toLocaleLowerCase("nb") !== sought.trim(),
  );
  if (people.length === 0) return null;
  const choose = (name: string) => {
    write(`${text.slice(0, text.length - (match[1] ?? "").length)}${name} `);
    area.current?.querySelector("textarea")?.focus();
  };
  return (
    <fieldset className={styles.mentions} aria-label={commentsTexts.mention}>
      {people.slice(0, 6).map(({ contributorId, name, redeemed }) => (
        <Button key={contributorId} variant="secondary" size="sm" onClick={() => choose(name)}>
          {name}
          {redeemed ? null : <span className={styles.meta}> ({commentsTexts.notOpened})</span>}
        </Button>
      ))}
    </fieldset>
  );
}
