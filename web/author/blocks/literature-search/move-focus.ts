const afterDrawing = (move: () => void): void => void requestAnimationFrame(move);

/** Puts the focus on the first thing that fits, once what has just changed is drawn. */
export const focusIn = (place: { readonly current: HTMLElement | null }, selector: string): void =>
  afterDrawing(() => place.current?.querySelector<HTMLElement>(selector)?.focus());

/** Whether the person is still here (or nowhere): somebody who has gone on to write elsewhere keeps their place. */
export const isFocusHere = (place: { readonly current: HTMLElement | null }): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || place.current?.contains(activeElement) === true;
};
