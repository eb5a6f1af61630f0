import { useId } from "react";
import { isEmptyRichText } from "../../../../core/rich-text/index.ts";
import type { FieldValue } from "../../../../core/saving/index.ts";
import { RichTextEditor } from "../../rich-text-editor/index.ts";
import type { BlockProps } from "../block-ui.ts";
import styles from "../blocks.module.css";
import { useBlockField } from "../use-block-field.tsx";

const isEmpty = (value: FieldValue): boolean => isEmptyRichText([value].flat().join(""));

/** Rich text. The editor itself is a chunk of its own, fetched when the first one is shown. */
export function TextEditorField({ block }: BlockProps<"TextEditor">) {
  const id = useId();
  const { field, text, type, onBlur, required } = useBlockField(block, isEmpty);
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <span className="ds-label" id={`${id}-label`}>
          {text.label}
          {required ? (
            <span className={styles.required} aria-hidden="true">
              {"\u00a0*"}
            </span>
          ) : null}
        </span>
        {text.help}
      </div>
      <div id={`${id}-hint`} data-field="description" className={styles.hint}>
        {text.hint}
      </div>
      <RichTextEditor
        label={block.title}
        labelId={`${id}-label`}
        describedBy={`${id}-hint ${id}-below`}
        value={typeof field.text === "string" ? field.text : ""}
        onChange={type}
        onBlur={onBlur}
        required={required}
        invalid={Boolean(text.error)}
      />
      <div id={`${id}-below`} className={styles.below}>
        {text.error ? <p className="ds-validation-message">{text.error}</p> : null}
        {text.footer}
      </div>
    </div>
  );
}
