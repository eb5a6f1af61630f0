import { holdsText, type Name } from "./left-out.ts";
import { styledAs, styleOf } from "./styles.ts";

const STRUCK = /text-decoration(?:-line|s-in-effect)?:[^;]*line-through|text-line-through:\s*(?!none)\w/i;
const DELETED = "del,s,strike,.msoDel,[class*='TextDeletion'],[class*='TrackedDeletion']";
const INSERTED = "ins,.msoIns,[class*='TextInsertion'],[class*='TrackedInsertion']";
const CHANGED = "del,ins,.msoDel,.msoIns,.msoChangeProp,[class*='TrackChange'],[class*='TrackedChange']";

/** Google Docs strikes through the ticked items of a checklist. That is not a deletion: the tick shows it, and the words stay. */
function readChecklists(pasted: Document): void {
  for (const item of pasted.querySelectorAll("li[role='checkbox'],li[aria-checked]")) {
    const isTicked = item.getAttribute("aria-checked") === "true";
    for (const part of [item, ...item.querySelectorAll("[style]")])
      part.setAttribute("style", styleOf(part).replaceAll("line-through", "none"));
    for (const picture of item.querySelectorAll("img")) picture.remove();
    (item.querySelector("p") ?? item).prepend(isTicked ? "☑ " : "☐ ");
  }
}

/**
 * Accepts tracked changes: what was inserted is plain text, what was deleted goes. Text that an author struck goes too: our texts cannot
 * strike it, and without the stroke it would say the opposite. docs/adr/0103-pasted-text-keeps-its-meaning.md
 */
export function acceptChanges(pasted: Document, name: Name): void {
  readChecklists(pasted);
  const isTracked = pasted.querySelector(CHANGED) !== null || styledAs(pasted, /mso-prop-change/i).length > 0;
  if (isTracked) name("changes");
  for (const element of [...pasted.querySelectorAll(DELETED), ...styledAs(pasted, STRUCK)]) {
    if (!element.isConnected) continue;
    if (!isTracked && holdsText(element)) name("struck");
    removeDeleted(element);
  }
  for (const element of pasted.querySelectorAll(`:is(${CHANGED}) [style*="underline"]`))
    element.setAttribute("style", styleOf(element).replaceAll("underline", "none"));
  for (const element of pasted.querySelectorAll(INSERTED)) element.replaceWith(...element.childNodes);
}

/** A paragraph, an item or a row that was deleted as a whole leaves no empty one. A cell stays: the others keep their columns. */
function removeDeleted(element: Element): void {
  const cell = element.closest("td,th");
  const place = element.matches("td,th") ? null : element.parentElement?.closest("p,li,h1,h2,h3,h4,h5,h6,td,th");
  if (element === cell) element.replaceChildren();
  else element.remove();
  if (place && place !== cell && !holdsText(place) && !place.querySelector("img")) removeDeleted(place);
  const row = cell?.closest("tr");
  if (row && !holdsText(row) && !row.querySelector("img")) row.remove();
}
