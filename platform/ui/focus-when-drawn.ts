/** How long the focus is held for an element, in milliseconds. */
const HELD = 5_000;

/** The changes of the page when an answer is drawn: elements come and go, a field becomes invalid, a button is enabled, a dialog closes. */
const drawings: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ["aria-invalid", "disabled", "open"],
};

/** Ends the hold that was asked for last. */
let endLast = (): void => undefined;

/**
 * Focuses an element as soon as it is drawn, and again when a later drawing takes the focus from it (an element that is
 * moved in the document loses it). Ends when the person goes on by key or pointer, and when the focus is asked for
 * something else. A frame alone does not mean that the element is drawn: the answer of a call is drawn some tasks later,
 * and a frame may come in between.
 * @param find null while the element is not there
 */
export function focusWhenDrawn(find: () => HTMLElement | null | undefined): void {
  endLast();
  const ended = new AbortController();
  let isPlaced = false;
  const place = () => {
    if (isPlaced && document.activeElement !== document.body) return;
    const wanted = find();
    wanted?.focus();
    isPlaced ||= wanted !== null && wanted !== undefined && document.activeElement === wanted;
  };
  const watcher = new MutationObserver(place);
  const end = () => ended.abort();
  endLast = end;
  for (const going of ["keydown", "pointerdown"]) {
    document.addEventListener(going, end, { capture: true, signal: ended.signal });
  }
  const timer = setTimeout(end, HELD);
  ended.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    watcher.disconnect();
  });
  requestAnimationFrame(() => {
    if (ended.signal.aborted) return;
    place();
    watcher.observe(document.body, drawings);
  });
}
