import { type ReactNode, useState } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import type { FieldValue, Revision } from "../../../core/saving/index.ts";
import { authorTexts } from "../../../texts/author.ts";
import { type FieldText, HelpPopup } from "../../ui/index.ts";
import { revisionOf, type SavedField, SaveIndicator, useSavedField } from "../saving/index.ts";
import styles from "./blocks.module.css";

const nothingSaved: Revision = { rev: 0, value: "" };

type BlockField = SavedField & {
  /** Label, hint, help, error and save indicator, for a component of the ui room. */
  readonly text: FieldText;
  /** The field was left: what is written is saved, and an empty mandatory field says so. */
  readonly onBlur: () => void;
  readonly required: boolean;
};

const isBlank = (value: FieldValue): boolean => [value].flat().every((text) => text.trim() === "");

/** A block that saves itself, with all that its field says about itself. */
export function useBlockField(item: SchemaItem, isEmpty: (value: FieldValue) => boolean = isBlank): BlockField {
  const saved = useSavedField({ block: item.contentGuid }, revisionOf(item) ?? nothingSaved);
  const [left, setLeft] = useState(false);
  const { state, text } = saved.field;
  const missing = item.mandatory && isEmpty(text);
  const rejected = state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : null;
  return {
    ...saved,
    required: item.mandatory,
    onBlur: () => {
      setLeft(true);
      saved.leave();
    },
    text: {
      label: item.title,
      hint: hintOf(item.description, missing && !left),
      help: <BlockHelp item={item} />,
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

/** The same message for a block that holds a list or a file, beside its title. */
export const MandatoryNote = ({ item, isEmpty }: { item: Pick<SchemaItem, "mandatory">; isEmpty: boolean }) =>
  item.mandatory && isEmpty ? <p className={styles.note}>{authorTexts.mandatory}</p> : null;

/** The question mark of a block that has a help text. */
export const BlockHelp = ({ item }: { item: Pick<SchemaItem, "title" | "helpText" | "showHelpText"> }) =>
  item.showHelpText && item.helpText !== "" ? <HelpPopup about={item.title}>{item.helpText}</HelpPopup> : null;
