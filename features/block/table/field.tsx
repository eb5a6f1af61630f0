import { useId } from "react";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { Help, TextArea } from "../../../platform/ui/index.ts";
import type { Authored, BlockProps, ValueForm } from "../screens/block-ui.ts";
import styles from "../screens/blocks.module.css";
import { useBlockField } from "../screens/use-block-field.tsx";

/** PICO: population, intervention, comparator and outcome, four texts that are saved together. */
export function TableField({ block }: BlockProps<"Table">) {
  const { field, text, type, onBlur, required } = useBlockField(block, (value) =>
    [value].flat().some((each) => each.trim() === ""),
  );
  const id = useId();
  const rows = block.rows;
  const texts = rows.map((_, at) => (typeof field.text === "string" ? "" : (field.text[at] ?? "")));
  const write = (at: number, written: string) => type(texts.map((old, each) => (each === at ? written : old)));
  return (
    <fieldset className={styles.table} aria-labelledby={id}>
      <legend className="ds-label">
        <span id={id}>{text.label}</span>
        {text.help}
      </legend>
      <div data-field="description" className={styles.hint}>
        {text.hint}
      </div>
      {rows.map((row, at) => (
        <TextArea
          key={row.title}
          label={row.title}
          help={row.help === "" ? undefined : <Help about={row.title}>{row.help}</Help>}
          value={texts[at] ?? ""}
          required={required}
          footer={<span />}
          error={text.error && texts[at]?.trim() === "" ? text.error : undefined}
          onChange={({ target }) => write(at, target.value)}
          onBlur={onBlur}
        />
      ))}
      <div className={styles.below}>{text.footer}</div>
    </fieldset>
  );
}

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
