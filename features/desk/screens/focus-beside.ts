import { focusWhenDrawn } from "../../../platform/ui/index.ts";

const pressed = "a[href], button, input";

/**
 * For what takes a row out of a list: called while the row is there, it answers what gives the focus to the row behind it, else to the one
 * before it, the one that it stands under, or what the list stands in. Without it the focus is nowhere, and a keyboard begins at the top.
 * @param inside something in the row, or the row itself
 */
export function focusBeside(inside: Element | null | undefined): () => void {
  const row = inside?.closest("li");
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = row ? rows.indexOf(row) : 0;
  const beside = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  for (let above = row?.parentElement?.closest("li"); above; above = above.parentElement?.closest("li"))
    beside.push(above);
  const around = [
    row?.closest("details")?.querySelector("summary"),
    row?.closest("dialog, [data-forgets]")?.querySelector<HTMLElement>("h2[tabindex]"),
  ];
  return () =>
    focusWhenDrawn(() => {
      const there = beside.filter((each) => each.isConnected).map((each) => each.querySelector<HTMLElement>(pressed));
      return [...there, ...around].find((each) => each?.isConnected);
    });
}
