import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Problem } from "../../../core/contract/problem.ts";
import { authorTexts } from "../../../texts/author.ts";
import { useWrite } from "../../api/use-write.ts";
import { Alert, PencilIcon, TextArea, useToast } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import styles from "./editor.module.css";

/** The assessment's heading. The initiator clicks it to edit. docs/spec/assessment.md, Editing page */
export function Heading() {
  const { assessment } = useEditing();
  const [editing, setEditing] = useState<"no" | "yes" | "just-closed">("no");
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (editing === "just-closed" && document.activeElement === document.body) opener.current?.focus();
  }, [editing]);

  if (!assessment.abilities.includes("edit-heading")) return <h1 className={styles.heading}>{assessment.name}</h1>;
  if (editing === "yes") return <HeadingEditor onClose={() => setEditing("just-closed")} />;
  return (
    <h1 className={styles.heading}>
      <button
        ref={opener}
        type="button"
        className={styles.headingButton}
        title={authorTexts.editHeading}
        onClick={() => setEditing("yes")}
      >
        {assessment.name} <PencilIcon aria-hidden />
      </button>
    </h1>
  );
}

/** The stored heading, when a colleague has changed it meanwhile. */
const theirs = ({ status, current }: Problem): { rev: number; value: string } | null => {
  if (status !== 409 || typeof current !== "object" || current === null) return null;
  if (!("rev" in current && "value" in current)) return null;
  const { rev, value } = current;
  return typeof rev === "number" && typeof value === "string" ? { rev, value } : null;
};

/** The status code and why: the broken rule when there is one. */
const errorOf = ({ status, title, fields }: Problem): string =>
  authorTexts.errorSaving(status, fields?.[0]?.message ?? title);

/** A long title is seen whole while it is written, but has no line breaks of its own: a pasted one becomes a space. */
const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** The heading as a field: saved on focus loss or outside click when changed, and on Enter. Escape leaves it as it was. */
function HeadingEditor({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { assessment, number, reload } = useEditing();
  const [name, setName] = useState(assessment.name);
  const [rev, setRev] = useState(assessment.rev);
  const { run, refusal } = useWrite("saveSchemaBaseProp", reload);
  const other = refusal && theirs(refusal);

  const save = async () => {
    if (name.trim() === assessment.name) return onClose();
    const answer = await run({ body: { id: number, type: "heading", value: name, rev } });
    if (!answer) return;
    // Saving once more is the choice to keep this title instead of the other's, which is shown.
    if (!answer.ok) return setRev(theirs(answer.problem)?.rev ?? rev);
    toast(authorTexts.headingSaved);
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter") return;
    event.preventDefault();
    void save();
  };

  return (
    <div className={styles.headingEditor}>
      <h1 className="ds-sr-only">{assessment.name}</h1>
      <TextArea
        label={authorTexts.headingLabel}
        hint={authorTexts.headingHint}
        value={name}
        maxLength={1000}
        required
        autoFocus
        onChange={({ target }) => setName(onOneLine(target.value))}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
        error={refusal ? errorOf(refusal) : undefined}
      />
      {other ? <Alert tone="warning">{authorTexts.otherHeading(other.value)}</Alert> : null}
    </div>
  );
}
