import { keyFrom, newSection } from "./new-block.ts";
import { tabKeys, tabName } from "./tab-keys.ts";
import type { Template } from "./template.ts";
import { findBlock } from "./walk.ts";
import type { TemplatePath } from "./write-value.ts";

// Changes of the tabs of a draft. Each tab has its key. A tab's `value` is its place, and changes of other tabs change it.

const renumber = (draft: Template): void => {
  for (const [at, group] of draft.fieldGroups.entries()) group.value = String(at);
};

type Tab = Template["fieldGroups"][number];

/** Puts a tab at a place, with what stands in it. */
export function putTab(draft: Template, at: number, tab: Tab, sections: Template["sections"][number]): void {
  draft.fieldGroups.splice(at, 0, tab);
  draft.sections.splice(at, 0, sections);
  renumber(draft);
}

/** A tab behind another, with a section of the same key to begin in. */
export function addTab(
  draft: Template,
  { title, after }: { readonly title: string; readonly after: number },
  taken: ReadonlySet<string>,
): TemplatePath {
  const tabs = tabKeys(draft);
  const key = keyFrom(title, (each) => taken.has(each) || tabs.includes(each) || findBlock(draft, each) !== undefined);
  putTab(draft, after + 1, { text: title, value: "", key }, [newSection(key, title, false)]);
  return [`:${key}`];
}

/** A place further up or down, with all that stands in it; at the end it stays. */
export function moveTab(draft: Template, from: number, by: -1 | 1): TemplatePath {
  const path = [tabName(draft, from), ":place"];
  const to = from + by;
  if (to < 0 || to >= draft.fieldGroups.length) return path;
  draft.fieldGroups.splice(to, 0, ...draft.fieldGroups.splice(from, 1));
  draft.sections.splice(to, 0, ...draft.sections.splice(from, 1));
  renumber(draft);
  return path;
}

/** Takes a tab away. */
export function takeTab(draft: Template, tab: number): TemplatePath {
  const path = [tabName(draft, tab)];
  draft.fieldGroups.splice(tab, 1);
  draft.sections.splice(tab, 1);
  renumber(draft);
  return path;
}

/** Why a tab is not taken away: something stands in it, or it is the only one. Null when it can be. */
export const keepsTab = ({ fieldGroups, sections }: Template, tab: number): "TabHasSections" | "OnlyTab" | null => {
  if ((sections[tab] ?? []).length > 0) return "TabHasSections";
  return fieldGroups.length === 1 ? "OnlyTab" : null;
};
