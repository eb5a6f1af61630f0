import { focusFieldIn, focusWhenDrawn } from "../../../platform/ui/index.ts";

/** Focuses the first matching element as soon as it is drawn. */
export const focusIn = (place: { readonly current: HTMLElement | null }, selector: string): void =>
  focusWhenDrawn(() => place.current?.querySelector<HTMLElement>(selector));

/** Focuses the row's first button: the row was brought back, and the button that did it is gone. */
export const focusRow = (row: number): void =>
  focusWhenDrawn(() => document.querySelector<HTMLElement>(`[data-row="${row}"] button`));

/** Focuses the field that a button below it is about: the button goes away once it is pressed. */
export function focusItsField(button: HTMLElement): void {
  const cell = button.closest<HTMLElement>("[data-cell]");
  if (cell) focusFieldIn(cell);
}

/** True when the focus is in this element or nowhere, so that a person who writes elsewhere keeps the focus. */
export const isFocusHere = (place: { readonly current: HTMLElement | null }): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || place.current?.contains(activeElement) === true;
};
