const afterDrawing = (move: () => void): void => void requestAnimationFrame(move);

/** Focuses the first matching element after the next render. */
export const focusIn = (place: { readonly current: HTMLElement | null }, selector: string): void =>
  afterDrawing(() => place.current?.querySelector<HTMLElement>(selector)?.focus());

/** Focuses the row's first button after the next render: it was brought back, and the button that did it is gone. */
export const focusRow = (row: number): void =>
  afterDrawing(() => document.querySelector<HTMLElement>(`[data-row="${row}"] button`)?.focus());

/** True when the focus is in this element or nowhere, so that a person who writes elsewhere keeps the focus. */
export const isFocusHere = (place: { readonly current: HTMLElement | null }): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || place.current?.contains(activeElement) === true;
};
