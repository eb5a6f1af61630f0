import { focusWhenDrawn } from "../../../../platform/ui/index.ts";
import type { Path } from "../../rules/index.ts";
import { fieldIdOf } from "./page-context.tsx";

/** Said to a part of the form that is to be opened because something in it is sought. */
export const REVEAL = "reveal";

/** The id of the page's name above its form. */
export const PAGE_NAME = "sidens-navn";

/** For what is done with the whole page and takes its own button away. */
export const focusPageName = (): void => focusWhenDrawn(() => document.getElementById(PAGE_NAME));

/** The field of a property, or the block, when it is drawn: what was pressed in it goes. */
export const focusFieldAgain = (path: Path): void => focusWhenDrawn(() => controlOf(fieldIdOf(path)));

/**
 * Opens the part of the form with the field, and moves the focus to its first control. Without effect when the form has no such field.
 * @param id the field's, as `fieldIdOf` makes it
 */
export function focusField(id: string): void {
  document.getElementById(id)?.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  controlOf(id)?.focus();
  document.getElementById(id)?.scrollIntoView({ block: "center" });
}

/** The first control that is seen, or the field itself: the rows of a list may be closed. */
function controlOf(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  const controls = field?.querySelectorAll<HTMLElement>('[role="textbox"], input, select, textarea') ?? [];
  return [...controls].find((control) => control.checkVisibility()) ?? field;
}
