import { type ComponentProps, useEffect, useRef } from "react";
import { classes } from "./classes.ts";
import { FieldFrame, type FieldText, useFieldWiring } from "./field-frame.tsx";
import styles from "./text-area.module.css";

/** Height of a textarea beyond its content, in pixels. features/site/README.md */
const ROOM_BELOW_TEXT = 10;
/** Height of an empty textarea, in pixels. features/site/README.md */
const EMPTY_HEIGHT = 66;

/** Measures the text alone and sets the height, without letting the page jump while the field is small for a moment. */
const grow = (area: HTMLTextAreaElement) => {
  const scrolled = window.scrollY;
  Object.assign(area.style, { minHeight: "0", height: "0" });
  const content = area.scrollHeight;
  Object.assign(area.style, {
    minHeight: `${EMPTY_HEIGHT}px`,
    height: `${area.value === "" ? EMPTY_HEIGHT : content + ROOM_BELOW_TEXT}px`,
  });
  if (window.scrollY !== scrolled) window.scrollTo({ top: scrolled, behavior: "instant" });
};

export type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, "rows" | "cols" | "children" | "ref">;

/** Several lines of text, in a field that is always as high as its text. */
export function TextArea({ label, hint, error, help, footer, hideLabel, id, onInput, ...area }: TextAreaProps) {
  const text = { label, hint, error, help, footer, hideLabel: hideLabel ?? false };
  const wiring = useFieldWiring(text, id);
  const field = useRef<HTMLTextAreaElement>(null);

  // After every render: a new value can come from outside.
  useEffect(() => {
    if (field.current) grow(field.current);
  });

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let width = -1;
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      grow(element);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  return (
    <FieldFrame {...text} id={wiring.id} required={area.required ?? false}>
      <textarea
        {...area}
        {...wiring}
        ref={field}
        className={classes("ds-input", styles.area)}
        onInput={(event) => {
          grow(event.currentTarget);
          onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}
