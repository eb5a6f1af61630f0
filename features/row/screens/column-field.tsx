import { type ReactNode, useId } from "react";
import { DayField } from "../../../platform/editing/day-field.tsx";
import { RichTextEditor } from "../../../platform/editing/rich-text-editor/index.ts";
import { Checkbox, Help, SelectField, TextArea, TextField } from "../../../platform/ui/index.ts";
import type { RowColumn } from "./row-kind.ts";
import styles from "./rows.module.css";

type ColumnFieldProps = {
  readonly column: RowColumn;
  readonly value: string;
  readonly error: string | undefined;
  readonly footer?: ReactNode;
  readonly readOnly: boolean;
  readonly onWrite: (text: string) => void;
  /** The focus has left the field, or a choice is made. */
  readonly onLeave?: (() => void) | undefined;
};

/** The field of a column, the same in a new row and in one that is there. */
export function ColumnField({ column, value, error, footer, readOnly, onWrite, onLeave }: ColumnFieldProps) {
  const { type, label, hint, maxLength, required = false, options = [], checked = "true" } = column;
  const { shown = (stored: string) => stored } = column;
  const help = column.help ? <Help about={label}>{column.help}</Help> : undefined;
  const text = { label, hint, error, help, footer };
  const written = {
    ...text,
    value,
    required,
    readOnly,
    autoComplete: "off",
    onBlur: onLeave,
    onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
    ...(maxLength === undefined ? {} : { maxLength }),
    "data-column": column.key,
  };
  switch (type) {
    case "lines":
      return <TextArea {...written} />;
    case "rich-text":
      return <RichColumn {...text} value={value} readOnly={readOnly} onWrite={onWrite} onLeave={onLeave} />;
    case "date":
      return (
        <DayField
          {...text}
          value={value}
          required={required}
          readOnly={readOnly}
          onWrite={onWrite}
          onBlur={onLeave}
          data-column={column.key}
        />
      );
    case "choice":
      return (
        <SelectField
          {...text}
          value={value}
          required={required}
          disabled={readOnly}
          data-column={column.key}
          options={options.map((option) => ({ value: option, text: shown(option) }))}
          onChange={({ target }) => {
            onWrite(target.value);
            onLeave?.();
          }}
        />
      );
    case "check":
      return (
        <div>
          <Checkbox
            label={label}
            hint={hint}
            error={error}
            checked={value === checked}
            disabled={readOnly}
            data-column={column.key}
            onChange={({ target }) => {
              onWrite(target.checked ? checked : "");
              onLeave?.();
            }}
          />
          {footer}
        </div>
      );
    case "number":
      return <TextField {...written} inputMode="numeric" />;
    case "url":
      return <TextField {...written} type="url" />;
    case "line":
      return <TextField {...written} />;
  }
}

type RichColumnProps = Pick<ColumnFieldProps, "value" | "readOnly" | "onWrite" | "onLeave"> & {
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly help: ReactNode;
  readonly footer: ReactNode;
};

function RichColumn({ label, hint, error, help, footer, value, readOnly, onWrite, onLeave }: RichColumnProps) {
  const id = useId();
  return (
    <div className={styles.rich}>
      <span className="ds-label" id={`${id}-label`}>
        {label}
      </span>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <RichTextEditor
        label={label}
        labelId={`${id}-label`}
        describedBy={`${id}-hint ${id}-below`}
        value={value}
        onChange={onWrite}
        onBlur={onLeave}
        readOnly={readOnly}
        invalid={error !== undefined}
      />
      {help}
      <div id={`${id}-below`} className={styles.below}>
        {error ? <p className="ds-validation-message">{error}</p> : null}
        {footer}
      </div>
    </div>
  );
}
