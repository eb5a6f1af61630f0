import { tabPairs } from "./tab-keys.ts";
import type { Template } from "./template.ts";
import { findBlock, type PlacedBlock, placedBlocks } from "./walk.ts";

/** A key of either version. `before` is null for a block that is new, `after` for one that was removed. */
export type MatchedBlock = {
  readonly key: string;
  readonly before: PlacedBlock | null;
  readonly after: PlacedBlock | null;
};

/** A key that both versions have. */
export type PairedBlock = {
  readonly key: string;
  readonly before: PlacedBlock;
  readonly after: PlacedBlock;
  /** The place in the reading order of the newer version. */
  readonly at: number;
  /** Whether it went to another tab, or in its tab to another section. */
  readonly moved: "tab" | "section" | null;
};

/**
 * The blocks of two versions, matched by their keys: first those of the newer version in its reading order, then the removed ones in the
 * older version's order.
 */
export const matchBlocks = (older: Template, newer: Template): readonly MatchedBlock[] => [
  ...placedBlocks(newer).map((after) => ({
    key: after.block.key,
    before: findBlock(older, after.block.key) ?? null,
    after,
  })),
  ...placedBlocks(older)
    .filter(({ block }) => !findBlock(newer, block.key))
    .map((before) => ({ key: before.block.key, before, after: null })),
];

/** The blocks that both versions have, in the reading order of the older one. */
export function pairBlocks(older: Template, newer: Template): readonly PairedBlock[] {
  const tabs = tabPairs(older, newer);
  const places = new Map(placedBlocks(newer).map(({ block }, at) => [block.key, at]));
  return placedBlocks(older).flatMap((before): readonly PairedBlock[] => {
    const { key } = before.block;
    const after = findBlock(newer, key);
    if (!after) return [];
    const isOtherSection = before.section.key !== after.section.key;
    const moved = tabs.get(before.tab) !== after.tab ? "tab" : isOtherSection ? "section" : null;
    return [{ key, before, after, at: places.get(key) ?? 0, moved }];
  });
}

const isSection = ({ block, section }: PlacedBlock): boolean => block.key === section.key;

/** The blocks that stand beside each other in both versions, in the older order. `section` is null for the sections of a tab. */
export type CommonList = {
  readonly tab: number;
  readonly section: string | null;
  readonly pairs: readonly PairedBlock[];
};

/** The lists in which an order counts: the sections of each tab, and the blocks of each section. */
export function commonLists(pairs: readonly PairedBlock[]): readonly CommonList[] {
  const sections = pairs.filter(({ before, after, moved }) => isSection(before) && isSection(after) && moved !== "tab");
  const blocks = pairs.filter(
    ({ before, after }) => !isSection(before) && !isSection(after) && before.section.key === after.section.key,
  );
  return [
    ...[...Map.groupBy(sections, ({ after }) => after.tab)].map(([tab, pairs]) => ({ tab, section: null, pairs })),
    ...[...Map.groupBy(blocks, ({ after }) => after.section.key)].map(([section, pairs]) => ({
      tab: pairs[0]?.after.tab ?? 0,
      section,
      pairs,
    })),
  ];
}
