import { type ReactNode, useState } from "react";
import { type AuthorBlock, fieldValue } from "../../../core/block/index.ts";
import type { FieldValue } from "../../../core/saving/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { type FieldText, HelpPopup } from "../../ui/index.ts";
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

/** State and texts of the field of a block that saves itself. */
export function useBlockField(block: AuthorBlock, isEmpty: (value: FieldValue) => boolean = isBlank): BlockField {
  const saved = useSavedField({ block: block.contentGuid }, { rev: block.rev, value: fieldValue(block) ?? "" });
  const [left, setLeft] = useState(false);
  const { state, text } = saved.field;
  const missing = block.mandatory && isEmpty(text);
  const rejected = state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : null;
  return {
    ...saved,
    required: block.mandatory,
    onBlur: () => {
      setLeft(true);
      saved.leave();
    },
    text: {
      label: block.title,
      hint: hintOf(block.description, missing && !left),
      help: <BlockHelp block={block} />,
      error: rejected ?? (missing && left ? authorTexts.mandatory : undefined),
      footer: <SaveIndicator field={saved.field} />,
    },
  };
}

/** The mandatory message stands as a plain note until the field has been left empty; then it is an error. */
const hintOf = (description: string, missing: boolean): ReactNode => {
  if (!missing) return description || undefined;
  return (
    <>
      {description === "" ? null : <span className={styles.description}>{description}</span>}
      {authorTexts.mandatory}
    </>
  );
};

/** The same message for a block of rows or with a file, beside its title. */
export const MandatoryNote = ({ block, isEmpty }: { block: Pick<AuthorBlock, "mandatory">; isEmpty: boolean }) =>
  block.mandatory && isEmpty ? <p className={styles.note}>{authorTexts.mandatory}</p> : null;

/** The question mark of a block that has a help text. */
export const BlockHelp = ({ block }: { block: { readonly title: string; readonly helpText: string } }) =>
  block.helpText === "" ? null : <HelpPopup about={block.title}>{block.helpText}</HelpPopup>;
