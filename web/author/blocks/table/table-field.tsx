import { HelpPopup, TextArea } from "../../../ui/index.ts";
import type { BlockProps } from "../block-ui.ts";
import styles from "../blocks.module.css";
import { useBlockField } from "../use-block-field.tsx";

/** PICO: population, intervention, comparator and outcome, four texts that are saved together. */
export function TableField({ block }: BlockProps<"Table">) {
  const { field, text, type, onBlur, required } = useBlockField(block, (value) =>
    [value].flat().some((each) => each.trim() === ""),
  );
  const rows = block.rows;
  const texts = rows.map((_, at) => (typeof field.text === "string" ? "" : (field.text[at] ?? "")));
  const write = (at: number, written: string) => type(texts.map((old, each) => (each === at ? written : old)));
  return (
    <fieldset className={styles.table}>
      <legend className="ds-label">
        {text.label}
        {text.help}
      </legend>
      <div data-field="description" className={styles.hint}>
        {text.hint}
      </div>
      {rows.map((row, at) => (
        <TextArea
          key={row.title}
          label={row.title}
          help={row.help === "" ? undefined : <HelpPopup about={row.title}>{row.help}</HelpPopup>}
          value={texts[at] ?? ""}
          required={required}
          error={text.error && texts[at]?.trim() === "" ? text.error : undefined}
          onChange={({ target }) => write(at, target.value)}
          onBlur={onBlur}
        />
      ))}
      <div className={styles.below}>{text.footer}</div>
    </fieldset>
  );
}
