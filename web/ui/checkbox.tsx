import type { ComponentProps, ReactNode } from "react";
import { FieldError, FieldHint, useFieldWiring } from "./field-frame.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size" | "children"> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** A single yes or no. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const wiring = useFieldWiring({ label, hint, error }, id);
  return (
    <div className="ds-field">
      <input className="ds-input" type="checkbox" {...input} {...wiring} />
      <label className="ds-label" htmlFor={wiring.id} data-weight="regular">
        {label}
      </label>
      <FieldHint id={wiring.id} hint={hint} />
      <FieldError id={wiring.id} error={error} />
    </div>
  );
}
