import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  ConflictPanel,
  type HeadingAddress,
  isHeading,
  SaveIndicator,
  UnsentPanel,
  useFieldStore,
  useKnownField,
  useSavedField,
} from "../../../../platform/editing/saving/index.ts";
import { hasUnsentText, isClosed } from "../../../../platform/pure/saving/index.ts";
import { isLongHeading, PencilIcon, TextArea, useToast } from "../../../../platform/ui/index.ts";
import { TitleHits } from "../../../search/views/similar/title-hits.tsx";
import { authorTexts } from "../../texts.ts";
import { useEditing } from "../editing.tsx";
import styles from "./editor-header.module.css";
import { HEADING_ID } from "./field-link.tsx";

const address: HeadingAddress = { heading: true };

/** The assessment's heading, on one line: the browser shows the rest of a long one, and «Mer» shows it whole. The initiator clicks it to edit. */
export function AssessmentHeading({ isReady }: { isReady: boolean }) {
  const { assessment, readOnly } = useEditing();
  const { name } = assessment;
  const [editing, setEditing] = useState<"no" | "yes" | "just-closed">("no");
  const opener = useRef<HTMLButtonElement>(null);
  const known = useKnownField(address);
  // Unsaved text from an earlier page is back in the field, so the field must be open.
  const isUnsent = known !== undefined && hasUnsentText(known);
  useEffect(() => {
    if (editing === "just-closed" && document.activeElement === document.body) opener.current?.focus();
  }, [editing]);

  const mayEdit = isReady && assessment.abilities.includes("edit-heading");
  if (mayEdit && (editing === "yes" || isUnsent))
    return <HeadingEditor isOpened={editing === "yes"} onClose={() => setEditing("just-closed")} />;
  return (
    <>
      {/* One element for all: it keeps the focus when it becomes a button. */}
      <h1 className={styles.heading} data-long={isLongHeading(name) || undefined} title={mayEdit ? undefined : name}>
        {mayEdit ? (
          <button
            ref={opener}
            type="button"
            className={styles.headingButton}
            aria-label={authorTexts.editHeading(name)}
            onClick={() => setEditing("yes")}
          >
            {name} <PencilIcon aria-hidden />
          </button>
        ) : (
          name
        )}
      </h1>
      {isUnsent ? (
        <UnsentPanel
          because={readOnly ?? "forbidden"}
          field={authorTexts.headingLabel}
          text={[known.text].flat().join(" ")}
        />
      ) : null}
    </>
  );
}

/** A long title is seen whole while it is written, but has no line breaks of its own: a pasted one becomes a space. */
const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

type HeadingEditorProps = {
  /** The person has just clicked the title. */
  readonly isOpened: boolean;
  readonly onClose: () => void;
};

/** The heading as a field: saved on focus loss or outside click when changed, and on Enter. Escape leaves it as it was. */
function HeadingEditor({ isOpened, onClose }: HeadingEditorProps) {
  const toast = useToast();
  const store = useFieldStore();
  const { assessment } = useEditing();
  const { field, type, leave, solve } = useSavedField(address, { rev: assessment.rev, value: assessment.name });
  const { state } = field;
  const name = [field.text].flat().join(" ");

  useEffect(
    () =>
      store.onStep((each, _before, after) => {
        if (!isHeading(each) || after.at !== "saved") return;
        toast(authorTexts.headingSaved);
        onClose();
      }),
    [store, toast, onClose],
  );

  const close = () => {
    store.drop(address);
    onClose();
  };
  const save = () => {
    if (state.at === "clean" || name.trim() === assessment.name) return close();
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key !== "Enter") return;
    event.preventDefault();
    save();
  };

  return (
    <div id={HEADING_ID} className={styles.headingEditor}>
      <h1 className="ds-sr-only">{assessment.name}</h1>
      <TextArea
        label={authorTexts.headingLabel}
        hint={authorTexts.headingHint}
        value={name}
        maxLength={1000}
        required
        autoFocus={isOpened}
        onChange={({ target }) => type(onOneLine(target.value))}
        onBlur={save}
        onKeyDown={onKeyDown}
        footer={
          <>
            <SaveIndicator field={field} />
            {state.at === "clean" ? null : <TitleHits title={name} except={assessment.contentLink.id} />}
          </>
        }
        error={state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : undefined}
      />
      {state.at === "conflict" ? (
        <ConflictPanel
          mine={name}
          theirs={state.theirs}
          show={(value) => <p>{value}</p>}
          combine={(mine) => mine}
          onSolve={(choice) => {
            solve(choice);
            if (choice.keep === "theirs") close();
          }}
        />
      ) : null}
      {isClosed(state) ? <UnsentPanel because={state.because} field={authorTexts.headingLabel} text={name} /> : null}
    </div>
  );
}
