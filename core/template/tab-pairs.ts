import type { Template } from "./template.ts";
import { placedBlocks } from "./walk.ts";

/**
 * Which tab of another version each tab is. A tab has no key: it is the one of the same name that has any of its blocks, else the one that
 * has most of them, else, for those without blocks in common, the one of the same name.
 * @returns from indices of `before` to indices of `after`; without the tabs that are gone. No two lead to the same.
 */
export function tabPairs(before: Template, after: Template): ReadonlyMap<number, number> {
  const now = new Map(placedBlocks(after).map(({ block, tab }) => [block.key, tab]));
  const common = new Map<string, number>();
  for (const { block, tab } of placedBlocks(before)) {
    const pair = `${tab} ${now.get(block.key)}`;
    common.set(pair, (common.get(pair) ?? 0) + 1);
  }
  const all = before.fieldGroups.flatMap(({ text }, was) =>
    after.fieldGroups.map((group, is) => {
      const blocks = common.get(`${was} ${is}`) ?? 0;
      return { was, is, blocks, hasName: group.text === text };
    }),
  );
  const rank = ({ blocks, hasName }: (typeof all)[number]) => (blocks > 0 ? blocks + (hasName ? 100_000 : 0) : 0);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { was, is, blocks, hasName } of all.toSorted((one, other) => rank(other) - rank(one))) {
    if (pairs.has(was) || taken.has(is) || !(blocks > 0 || hasName)) continue;
    pairs.set(was, is);
    taken.add(is);
  }
  return pairs;
}

/** Whether each tab stands at the place where it stood: a change that names a tab by its place means the same one then. */
export function hasSameTabs(before: Template, after: Template): boolean {
  const pairs = tabPairs(before, after);
  const isAsItWas = (_: unknown, tab: number) => (pairs.get(tab) ?? tab) === tab;
  return before.fieldGroups.length === after.fieldGroups.length && before.fieldGroups.every(isAsItWas);
}
