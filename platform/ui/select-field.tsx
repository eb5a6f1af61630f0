import type { ComponentProps } from "react";
import type { Choice } from "./choice.ts";
import { classes } from "./classes.ts";
import { FieldFrame, type FieldText, useFieldWiring } from "./field-frame.tsx";
import { uiTexts } from "./texts.ts";

export type SelectFieldProps = FieldText &
  Omit<ComponentProps<"select">, "children" | "multiple" | "size"> & {
    readonly options: readonly Choice[];
    /** The disabled first line. `null` leaves it out. features/literature/README.md */
    readonly placeholder?: string | null;
  };

const Option = ({ option }: { option: Choice }) =>
  option.children ? (
    <optgroup label={option.text}>
      {option.children.map((child) => (
        <Option key={child.value} option={child} />
      ))}
    </optgroup>
  ) : (
    <option value={option.value} disabled={option.disabled}>
      {option.text}
    </option>
  );

/** One of a list, in the browser's own dropdown. A choice with children becomes a group. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, help, footer, hideLabel, id, options, placeholder = uiTexts.choose, ...select } = props;
  const text = { label, hint, error, help, footer, hideLabel: hideLabel ?? false };
  const wiring = useFieldWiring(text, id);
  const start = select.value === undefined && placeholder !== null ? { defaultValue: select.defaultValue ?? "" } : {};
  return (
    <FieldFrame {...text} id={wiring.id} required={select.required ?? false}>
      <select {...select} {...start} {...wiring} className={classes("ds-input", select.className)}>
        {placeholder === null ? null : (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <Option key={option.value} option={option} />
        ))}
      </select>
    </FieldFrame>
  );
}
