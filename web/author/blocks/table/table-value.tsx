import type { SchemaItem } from "../../../../core/contract/schema-item.ts";
import type { FieldValue } from "../../../../core/saving/index.ts";
import { savingTexts } from "../../../../texts/author.ts";
import { TextArea } from "../../../ui/index.ts";
import type { ValueForm } from "../block-ui.ts";
import styles from "../blocks.module.css";

const rowsOf = (item: SchemaItem, value: FieldValue) =>
  (item.properties.table ?? []).map(({ title }, at) => ({ title, text: [value].flat()[at] ?? "" }));

const joined = (mine: string, theirs: string): string =>
  mine === theirs ? mine : [mine, theirs].filter((text) => text.trim() !== "").join("\n\n");

export const tableValue: ValueForm = {
  show: (item, value) => (
    <dl className={styles.rows}>
      {rowsOf(item, value).map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.lines}>{text === "" ? savingTexts.conflict.empty : text}</dd>
        </div>
      ))}
    </dl>
  ),
  words: (item, value) =>
    rowsOf(item, value)
      .map(({ title, text }) => `${title}:\n${text}`)
      .join("\n\n"),
  combine: (_item, mine, theirs) => [mine].flat().map((text, at) => joined(text, [theirs].flat()[at] ?? "")),
  edit: (item, value, onChange) =>
    rowsOf(item, value).map(({ title, text }, at) => (
      <TextArea
        key={title}
        label={title}
        value={text}
        onChange={({ target }) =>
          onChange(rowsOf(item, value).map((row, each) => (each === at ? target.value : row.text)))
        }
      />
    )),
};
