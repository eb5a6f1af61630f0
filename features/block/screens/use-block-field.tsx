import { useState } from "react";
import { richTextTexts } from "../../../platform/editing/rich-text-editor/texts.ts";
import { type SavedField, SaveIndicator, useSavedField } from "../../../platform/editing/saving/index.ts";
import type { BrokenRule, FieldValue } from "../../../platform/pure/saving/index.ts";
import { type FieldText, Help } from "../../../platform/ui/index.ts";
import { marksOptional } from "../../editor/rules/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { authorTexts } from "../../editor/texts.ts";
import { type AuthorBlock, fieldValue } from "../../kinds/rules/index.ts";
import { TEXT_MAX_LENGTH } from "../rules/index.ts";
import styles from "./blocks.module.css";

type BlockField = SavedField & {
  /** Label, hint, help, error and save indicator, for a component of platform/ui. */
  readonly text: FieldText;
  /** The field was left: its text is saved at once, and an empty mandatory field shows the error. */
  readonly onBlur: () => void;
  readonly required: boolean;
};

const isBlank = (value: FieldValue): boolean => [value].flat().every((text) => text.trim() === "");

/** Whether a field that may stay empty is marked: `aria-required` says the same of the others aloud. */
function useIsOptional(block: AuthorBlock): boolean {
  const { assessment } = useEditing();
  const section = assessment.sections.find(({ blocks }) =>
    blocks.some((each) => each.contentGuid === block.contentGuid),
  );
  return !block.mandatory && block.title !== "" && section !== undefined && marksOptional(section.blocks);
}

/** State and texts of the field of a block that saves itself. */
export function useBlockField(block: AuthorBlock, isEmpty: (value: FieldValue) => boolean = isBlank): BlockField {
  const saved = useSavedField({ block: block.contentGuid }, { rev: block.rev, value: fieldValue(block) ?? "" });
  const [left, setLeft] = useState(false);
  const isOptional = useIsOptional(block);
  const { state, text } = saved.field;
  const missing = block.mandatory && isEmpty(text);
  const tooMany = block.kind === "Text" && typeof text === "string" ? text.length - TEXT_MAX_LENGTH : 0;
  const says = ({ kind, message }: BrokenRule) =>
    kind === "TooLong" && tooMany > 0 ? richTextTexts.charactersOver(tooMany) : message;
  const rejected = state.at === "rejected" ? state.rules.map(says).join(" ") : null;
  const error = rejected ?? (missing && left ? authorTexts.mandatory : undefined);
  return {
    ...saved,
    required: block.mandatory,
    onBlur: () => {
      setLeft(true);
      saved.leave();
    },
    text: {
      label: isOptional ? (
        <>
          {block.title}{" "}
          <span className={styles.optional} aria-hidden="true">
            {authorTexts.optional}
          </span>
        </>
      ) : (
        block.title
      ),
      hint: block.description || undefined,
      help: <BlockHelp block={block} />,
      error,
      footer: <SaveIndicator field={saved.field} besideError={error !== undefined} />,
    },
  };
}

/** The question mark of a block that has a help text. */
export const BlockHelp = ({ block }: { block: { readonly title: string; readonly helpText: string } }) =>
  block.helpText === "" ? null : <Help about={block.title}>{block.helpText}</Help>;
