import { useState } from "react";
import { type AuthorBlock, fieldValue, TEXT_MAX_LENGTH } from "../../../core/block/index.ts";
import type { BrokenRule, FieldValue } from "../../../core/saving/index.ts";
import { marksOptional } from "../../../core/step/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { richTextTexts } from "../../../texts/rich-text.ts";
import { type FieldText, Help } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import { type SavedField, SaveIndicator, useSavedField } from "../saving/index.ts";
import styles from "./blocks.module.css";

type BlockField = SavedField & {
  /** Label, hint, help, error and save indicator, for a component of the ui room. */
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
