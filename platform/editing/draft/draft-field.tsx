import type { ReactNode } from "react";
import type { DraftPath } from "../../pure/draft/index.ts";
import type { FieldValue, Revision } from "../../pure/saving/index.ts";
import { TextArea } from "../../ui/index.ts";
import { ConflictPanel, type SavedField, useSavedField } from "../saving/index.ts";
import { savingTexts } from "../saving/texts.ts";
import { addressOf } from "./draft-form.ts";

/** A field of a draft that saves itself, with what the server said against its value. @param loaded as the server had it */
export function useDraftField(path: DraftPath, loaded: Revision): SavedField & { readonly error: string | undefined } {
  const saved = useSavedField(addressOf(path), loaded);
  const { state } = saved.field;
  const error = state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : undefined;
  return { ...saved, error };
}

type DraftConflictProps = {
  readonly saved: Pick<SavedField, "field" | "solve">;
  readonly show: (value: FieldValue) => ReactNode;
  /** Plain texts can be combined; of other values one is chosen. */
  readonly isPlainText: boolean;
  /** The button that was pressed goes with the panel: puts the focus back in the field. */
  readonly onSolved: () => void;
};

/** Both versions of a value in conflict; nothing where there is none. */
export function DraftConflict({ saved: { field, solve }, show, isPlainText, onSolved }: DraftConflictProps) {
  if (field.state.at !== "conflict") return null;
  return (
    <ConflictPanel
      mine={field.text}
      theirs={field.state.theirs}
      show={show}
      combine={(mine, theirs) => [mine, theirs].flat().join(" ")}
      edit={
        isPlainText
          ? (value, onChange) => (
              <TextArea
                label={savingTexts.conflict.combined}
                value={[value].flat().join("")}
                onChange={({ target }) => onChange(target.value)}
              />
            )
          : undefined
      }
      onSolve={(choice) => {
        solve(choice);
        onSolved();
      }}
    />
  );
}
