/** The last is the button that opens a MultiSelect. */
const fields = 'input, textarea, select, [contenteditable="true"], button.ds-input';

const closedAround = (element: HTMLElement) => element.closest<HTMLDetailsElement>("details:not([open])");

/** The first field of an element, before those in something that is closed; null when it has none. */
export function firstFieldIn(element: HTMLElement): HTMLElement | null {
  const all = [...element.querySelectorAll<HTMLElement>(fields)];
  return all.find((field) => !closedAround(field)) ?? all[0] ?? null;
}

/** Nothing in something that is closed can have the focus. */
function openAround(element: HTMLElement): void {
  for (let closed = closedAround(element); closed; closed = closedAround(element)) closed.open = true;
}

/**
 * Puts the focus on the first field of an element, or on the element itself when it has none. A field that is drawn later (a
 * rich text's editor is a chunk of its own) gets it then, unless the person has gone on. Answers what has the focus now.
 */
export function focusFieldIn(element: HTMLElement): HTMLElement {
  const field = firstFieldIn(element);
  const target = field ?? element;
  openAround(target);
  target.focus();
  if (!field) focusLateField(element);
  return target;
}

function focusLateField(element: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    const field = firstFieldIn(element);
    if (!field) return;
    watcher.disconnect();
    field.focus({ preventScroll: true });
  });
  watcher.observe(element, { childList: true, subtree: true });
  element.addEventListener("blur", () => watcher.disconnect(), { once: true });
}
