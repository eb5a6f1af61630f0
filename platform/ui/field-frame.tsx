import { type ReactNode, useId } from "react";
import styles from "./field-frame.module.css";
import { uiTexts } from "./texts.ts";

/** The texts around every field. */
export type FieldText = {
  readonly label: ReactNode;
  /** One or two sentences under the label, read with the field. */
  readonly hint?: ReactNode;
  /** Why the value cannot be used. Ties the text to the field and marks it invalid. */
  readonly error?: ReactNode;
  /** Stands beside the label, and opens below it: a Help. */
  readonly help?: ReactNode;
  /** Stands below the field: the state of saving, a counter. Read with the field. */
  readonly footer?: ReactNode;
  /** The label is for screen readers only, where the context makes the field clear to everybody else. */
  readonly hideLabel?: boolean;
};

/** Ids and states that tie a control to its texts. */
export type FieldWiring = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  /** Also `false`: without it Firefox says "invalid entry" at an empty field that is required. */
  readonly "aria-invalid": boolean;
};

export const useFieldWiring = (text: FieldText, givenId?: string): FieldWiring => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [text.hint && `${id}-hint`, text.error && `${id}-error`, text.footer && `${id}-footer`];
  return {
    id,
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
    "aria-invalid": !!text.error,
  };
};

/** The mark of a field that must be filled in. Where no control can carry `required`, the mark is spoken too. */
export const RequiredMark = ({ spoken = false }: { spoken?: boolean }) => (
  <>
    <span className={styles.required} aria-hidden="true" title={uiTexts.required}>
      {"\u00a0*"}
    </span>
    {spoken ? <span className="ds-sr-only"> ({uiTexts.required})</span> : null}
  </>
);

type FrameProps = FieldText & { readonly id: string; readonly required?: boolean; readonly children: ReactNode };

/** Label, hint, control, error and footer in one column. The help stands beside the label and comes after the control by keyboard. */
export function FieldFrame({ id, label, hint, error, help, footer, hideLabel, required, children }: FrameProps) {
  return (
    <div className="ds-field" data-helped={!!help}>
      <div className={hideLabel ? "ds-sr-only" : styles.labelRow}>
        <label className="ds-label" htmlFor={id}>
          {label}
          {required ? <RequiredMark /> : null}
        </label>
      </div>
      <FieldHint id={id} hint={hint} />
      {children}
      {help}
      <FieldBelow id={id} error={error} footer={footer} />
    </div>
  );
}

export const FieldHint = ({ id, hint }: { id: string; hint: ReactNode }) =>
  hint ? (
    <div data-field="description" id={`${id}-hint`} className={styles.hint}>
      {hint}
    </div>
  ) : null;

/** Error and footer, on a line whose room is kept where there is a footer. */
export const FieldBelow = ({ id, error, footer }: Pick<FieldText, "error" | "footer"> & { readonly id: string }) =>
  error || footer ? (
    <div className={styles.below}>
      {error ? (
        <p className="ds-validation-message" data-field="validation" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {footer ? (
        <div id={`${id}-footer`} className={styles.footer}>
          {footer}
        </div>
      ) : null}
    </div>
  ) : null;
