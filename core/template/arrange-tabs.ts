import { keyFrom, newSection } from "./new-block.ts";
import type { Template } from "./template.ts";
import { findBlock } from "./walk.ts";
import type { TemplatePath } from "./write-value.ts";

// Tabs are named by their places: `:` and an index. Who changes their number or order changes what the others are called.

/** What a change of the tabs' number or order says behind the place of the tab that it is about. */
const TABS = ":tabs";

/** The index of the tab that a key names; null for a block, and for the template itself. */
export const tabAt = (key: string): number | null => (/^:(?:0|[1-9]\d{0,2})$/.test(key) ? Number(key.slice(1)) : null);

/** Whether one changes what the other calls a tab. */
export const renumbers = (one: TemplatePath, other: TemplatePath): boolean =>
  one[1] === TABS && tabAt(other[0] ?? "") !== null;

const renumber = (draft: Template): void => {
  for (const [at, group] of draft.fieldGroups.entries()) group.value = String(at);
};

/** A tab behind another, with a section to begin in. Null where there is no such tab. */
export function addTab(
  draft: Template,
  { title, after }: { readonly title: string; readonly after: number },
  taken: ReadonlySet<string>,
): TemplatePath | null {
  if (!draft.fieldGroups[after]) return null;
  const key = keyFrom(title, (each) => taken.has(each) || findBlock(draft, each) !== undefined);
  draft.fieldGroups.splice(after + 1, 0, { text: title, value: "" });
  draft.sections.splice(after + 1, 0, [newSection(key, title, false)]);
  renumber(draft);
  return [`:${after + 1}`, TABS];
}

/** A place further up or down, with all that stands in it; at the end it stays. Null where there is no such tab. */
export function moveTab(draft: Template, from: number, by: -1 | 1): TemplatePath | null {
  if (!draft.fieldGroups[from]) return null;
  const to = from + by;
  if (to < 0 || to >= draft.fieldGroups.length) return [`:${from}`, TABS];
  draft.fieldGroups.splice(to, 0, ...draft.fieldGroups.splice(from, 1));
  draft.sections.splice(to, 0, ...draft.sections.splice(from, 1));
  renumber(draft);
  return [`:${to}`, TABS];
}

/** Takes an empty tab away. Null where there is no such tab, where something stands in it, and for the only one. */
export function takeTab(draft: Template, tab: number): TemplatePath | null {
  if (!draft.fieldGroups[tab] || draft.fieldGroups.length === 1 || (draft.sections[tab] ?? []).length > 0) return null;
  draft.fieldGroups.splice(tab, 1);
  draft.sections.splice(tab, 1);
  renumber(draft);
  return [`:${Math.max(0, tab - 1)}`, TABS];
}
