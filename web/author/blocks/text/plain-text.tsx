import type { FieldValue } from "../../../../core/saving/index.ts";
import { savingTexts } from "../../../../texts/author.ts";
import { TextArea, TextField } from "../../../ui/index.ts";
import type { ValueForm } from "../block-ui.ts";
import styles from "../blocks.module.css";

const asText = (value: FieldValue): string => [value].flat().join("\n");

export const PlainText = ({ text }: { text: string }) => (
  <p className={styles.lines}>{text === "" ? savingTexts.conflict.empty : text}</p>
);

export const plainText: ValueForm<"Text"> = {
  show: (_block, value) => <PlainText text={asText(value)} />,
  words: (_block, value) => asText(value),
  combine: (block, mine, theirs) => [asText(mine), asText(theirs)].join(block.multiline ? "\n\n" : " "),
  edit: ({ multiline }, value, onChange) => {
    const Field = multiline ? TextArea : TextField;
    const write = (event: { target: { value: string } }) => onChange(event.target.value);
    return <Field label={savingTexts.conflict.combined} value={asText(value)} onChange={write} />;
  },
};
