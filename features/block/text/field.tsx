import { DayField } from "../../../platform/editing/day-field.tsx";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { TextArea, TextField as UiTextField } from "../../../platform/ui/index.ts";
import type { BlockProps, ValueForm } from "../screens/block-ui.ts";
import styles from "../screens/blocks.module.css";
import { useBlockField } from "../screens/use-block-field.tsx";

/** A text on one line or several, or a date. */
export function TextBlockField({ block }: BlockProps<"Text">) {
  const { field, text, type, onBlur, required } = useBlockField(block);
  const value = typeof field.text === "string" ? field.text : "";
  const shared = { ...text, value, onBlur, required };
  if (block.isDate) return <DayField {...shared} onWrite={type} />;
  const { placeholder } = block;
  const written = {
    ...shared,
    placeholder,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
  };
  return block.multiline ? <TextArea {...written} /> : <UiTextField {...written} />;
}

const asText = (value: FieldValue): string => [value].flat().join("\n");

export const PlainText = ({ text }: { text: string }) => (
  <p className={styles.lines}>{text === "" ? savingTexts.conflict.empty : text}</p>
);

export const plainTextForm: ValueForm<"Text"> = {
  show: (_block, value) => <PlainText text={asText(value)} />,
  words: (_block, value) => asText(value),
  combine: (block, mine, theirs) => [asText(mine), asText(theirs)].join(block.multiline ? "\n\n" : " "),
  edit: ({ multiline }, value, onChange) => {
    const Field = multiline ? TextArea : UiTextField;
    const write = (event: { target: { value: string } }) => onChange(event.target.value);
    return <Field label={savingTexts.conflict.combined} value={asText(value)} onChange={write} />;
  },
};
