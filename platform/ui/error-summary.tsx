import { useEffect, useRef } from "react";
import { uiTexts } from "./texts.ts";

export type FieldFault = { readonly fieldId: string; readonly text: string };

export type ErrorSummaryProps = {
  readonly faults: readonly FieldFault[];
  readonly heading?: string;
  /** Take the focus when it appears (after a submit). */
  readonly focusOnMount?: boolean;
};

/** The list of errors, each with a link that moves to its field. */
export function ErrorSummary({ faults, heading, focusOnMount = true }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusOnMount) box.current?.focus();
  }, [focusOnMount]);
  useEffect(() => {
    const title = document.title;
    document.title = uiTexts.errorSummary.inTitle(faults.length, title);
    return () => {
      document.title = title;
    };
  }, [faults.length]);
  const { one, many } = uiTexts.errorSummary;
  const title = heading ?? (faults.length === 1 ? one : many(faults.length));
  return (
    <section ref={box} className="ds-error-summary" tabIndex={-1} aria-label={title}>
      <h2 className="ds-heading">{title}</h2>
      <ul style={{ margin: 0 }}>
        {faults.map((fault) => (
          <li key={fault.fieldId}>
            <a className="ds-link" href={`#${fault.fieldId}`} onClick={(event) => moveTo(fault.fieldId, event)}>
              {fault.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const moveTo = (fieldId: string, event: { preventDefault(): void }) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
};
