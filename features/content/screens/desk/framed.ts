import type { ReactNode } from "react";
import type { KindName, LabelledOf } from "../../rules/index.ts";

/** The kinds whose value is saved as a whole: all but those that hold properties of their own with paths. */
export type ControlledKind = Exclude<KindName, "area" | "group">;

export type ControlProps<K extends ControlledKind = ControlledKind> = {
  readonly property: LabelledOf<K>;
  readonly value: unknown;
  /** Something was written. */
  readonly onWrite: (value: unknown) => void;
  /** A choice was made. */
  readonly onChoose: (value: unknown) => void;
  readonly onLeave: () => void;
  readonly id: string;
  readonly error?: ReactNode;
  readonly footer?: ReactNode;
};

export type InputEvent = { readonly target: { readonly value: string } };

type Framed = Pick<ControlProps, "property" | "id" | "error" | "footer"> & { readonly onLeave?: () => void };

/** Label, help, what is wrong and how far it is saved, for the field of a property. */
export const framed = ({ property, id, error, footer, onLeave }: Framed) => ({
  id,
  label: property.label,
  hint: property.help,
  error,
  footer,
  required: property.required ?? false,
  ...(onLeave ? { onBlur: onLeave } : {}),
});
