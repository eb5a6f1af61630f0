import type { ComponentProps } from "react";
import { FieldFrame, type FieldText, useFieldWiring } from "./field-frame.tsx";

export type TextFieldProps = FieldText &
  Omit<ComponentProps<"input">, "type" | "size" | "children"> & {
    readonly type?: "text" | "email" | "url" | "tel" | "search" | "password" | "number" | "date";
  };

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  help,
  footer,
  hideLabel,
  id,
  type = "text",
  ...input
}: TextFieldProps) {
  const text = { label, hint, error, help, footer, hideLabel: hideLabel ?? false };
  const wiring = useFieldWiring(text, id);
  return (
    <FieldFrame {...text} id={wiring.id} required={input.required ?? false}>
      <input className="ds-input" type={type} {...input} {...wiring} />
    </FieldFrame>
  );
}
