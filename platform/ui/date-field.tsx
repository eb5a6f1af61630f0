import { lazy, Suspense, useState } from "react";
import { IconButton } from "./button.tsx";
import styles from "./date-field.module.css";
import { CalendarIcon } from "./editing-icons.tsx";
import { FieldFrame, type FieldText, useFieldWiring } from "./field-frame.tsx";
import { Loader } from "./spinner.tsx";
import { uiEditingTexts } from "./texts-editing.ts";
import { usePopup } from "./use-popup.ts";

const Calendar = /* @__PURE__ */ lazy(() => import("./calendar.tsx"));

export type DateFieldProps = FieldText & {
  /** The ISO day that a text means, as it was typed or stored; null when it means none. */
  readonly dayOf: (text: string) => string | null;
  /** The same when the field is left: then also what could have been the beginning of a longer text. */
  readonly leftDayOf: (text: string) => string | null;
  /** How a value is shown. */
  readonly show: (value: string) => string;
  /** ISO; a text that is not a day stays as it was written. */
  readonly value: string;
  /** The earliest day, ISO. */
  readonly min: string;
  /**
   * Receives an ISO day, or '' when the field is empty. On leaving, or while an error is shown, it also receives text
   * that is not a day, so that the rule can say so.
   */
  readonly onWrite: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly "data-column"?: string;
};

/** A day as dd.mm.åååå, typed or chosen in a calendar that is loaded when it is opened. features/block/README.md */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, help, footer, hideLabel, id, value, min, onWrite, onBlur, required = false } = props;
  const { dayOf, leftDayOf, show } = props;
  const { readOnly = false } = props;
  const text = { label, hint: hint ?? uiEditingTexts.date.form, error, help, footer, hideLabel: hideLabel ?? false };
  const wiring = useFieldWiring(text, id);
  const { open, button, popup } = usePopup();
  // The text while the person types; null when the value itself is shown.
  const [typed, setTyped] = useState<string | null>(null);

  const type = (now: string) => {
    setTyped(now);
    // A field whose error goes on leaving would move the button under the finger that leaves it, and the press would be lost.
    const told = now.trim() === "" ? "" : (dayOf(now) ?? (error === undefined ? null : now.trim()));
    if (told !== null && told !== value) onWrite(told);
  };
  const finish = () => {
    const left = typed === null ? value : (leftDayOf(typed) ?? typed.trim());
    if (left !== value) onWrite(left);
    setTyped(null);
  };
  const leave = () => {
    finish();
    onBlur?.();
  };
  const choose = (day: string) => {
    setTyped(null);
    onWrite(day);
    document.getElementById(popup.id)?.hidePopover();
    document.getElementById(wiring.id)?.focus();
  };

  return (
    <FieldFrame {...text} id={wiring.id} required={required}>
      <div className={styles.field}>
        <input
          {...wiring}
          className="ds-input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed ?? show(value)}
          required={required}
          readOnly={readOnly}
          data-column={props["data-column"]}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          // Enter sends the form without leaving the field.
          onKeyDown={({ key }) => key === "Enter" && finish()}
        />
        {readOnly ? null : (
          <>
            <IconButton {...button} label={uiEditingTexts.date.open} icon={<CalendarIcon aria-hidden />} />
            <div {...popup} className={styles.popup} role="dialog" aria-label={uiEditingTexts.date.calendar}>
              {open ? (
                <Suspense fallback={<Loader />}>
                  <Calendar value={dayOf(value)} min={min} onChoose={choose} />
                </Suspense>
              ) : null}
            </div>
          </>
        )}
      </div>
    </FieldFrame>
  );
}
