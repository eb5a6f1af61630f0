import type { FieldValue } from "../../../../core/saving/index.ts";
import { savingTexts } from "../../../../texts/author.ts";
import { TextArea } from "../../../ui/index.ts";
import type { Authored, ValueForm } from "../block-ui.ts";
import styles from "../blocks.module.css";

const rowsOf = ({ rows }: Authored<"Table">, value: FieldValue) =>
  rows.map(({ title }, at) => ({ title, text: [value].flat()[at] ?? "" }));

const joined = (mine: string, theirs: string): string =>
  mine === theirs ? mine : [mine, theirs].filter((text) => text.trim() !== "").join("\n\n");

export const tableValue: ValueForm<"Table"> = {
  show: (block, value) => (
    <dl className={styles.rows}>
      {rowsOf(block, value).map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.lines}>{text === "" ? savingTexts.conflict.empty : text}</dd>
        </div>
      ))}
    </dl>
  ),
  words: (block, value) =>
    rowsOf(block, value)
      .map(({ title, text }) => `${title}:\n${text}`)
      .join("\n\n"),
  combine: (_block, mine, theirs) => [mine].flat().map((text, at) => joined(text, [theirs].flat()[at] ?? "")),
  edit: (block, value, onChange) =>
    rowsOf(block, value).map(({ title, text }, at) => (
      <TextArea
        key={title}
        label={title}
        value={text}
        onChange={({ target }) =>
          onChange(rowsOf(block, value).map((row, each) => (each === at ? target.value : row.text)))
        }
      />
    )),
};
