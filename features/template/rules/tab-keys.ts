import { keyFrom } from "./new-block.ts";
import type { Template } from "./template.ts";

/**
 * The key of each tab: the same from version to version, whatever the tab is called and wherever it stands. A template that was stored
 * without keys gives each tab that of its first section.
 */
export function tabKeys({ fieldGroups, sections }: Pick<Template, "fieldGroups" | "sections">): readonly string[] {
  const taken = new Set(fieldGroups.flatMap(({ key }) => key ?? []));
  return fieldGroups.map(({ key }, at) => {
    if (key !== undefined) return key;
    const made = keyFrom(sections[at]?.[0]?.key ?? "fane", (each) => taken.has(each));
    taken.add(made);
    return made;
  });
}

/** The same template with every key written, so that changes of its sections do not change them. */
export const withTabKeys = (template: Template): Template => {
  const keys = tabKeys(template);
  return { ...template, fieldGroups: template.fieldGroups.map((group, at) => ({ ...group, key: keys[at] ?? "" })) };
};

/** The name of a tab in paths: `:` and its key. The name of a block is its key without `:`, and `:` alone is the template. */
export const tabName = (template: Template, tab: number): string => `:${tabKeys(template)[tab] ?? ""}`;

/** Whether a path or an edit names a tab. */
export const isTabName = (name: string): boolean => name.length > 1 && name.startsWith(":");

/** The index of the tab that a name means; null for a block, for the template itself, and for a tab that is not there. */
export function tabAt(template: Template, name: string): number | null {
  const at = isTabName(name) ? tabKeys(template).indexOf(name.slice(1)) : -1;
  return at === -1 ? null : at;
}

/** Which tab of another version each tab is: from indices of `before` to indices of `after`, without the tabs that are gone. */
export function tabPairs(before: Template, after: Template): ReadonlyMap<number, number> {
  const now = new Map(tabKeys(after).map((key, at) => [key, at]));
  return new Map(
    tabKeys(before).flatMap((key, was) => {
      const is = now.get(key);
      return is === undefined ? [] : [[was, is] as const];
    }),
  );
}
