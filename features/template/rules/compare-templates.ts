import { isSameJson } from "./same-json.ts";
import { tabPairs } from "./tab-keys.ts";
import type { Block, Template } from "./template.ts";
import { dependenciesOf } from "./visible-blocks.ts";
import { type PlacedBlock, placedBlocks } from "./walk.ts";

/** The groups of blocks when two versions are compared. A key is in the first group that fits. */
export const changeGroups = ["removed", "replaced", "added", "mandatory", "moved", "changed", "same"] as const;
export type ChangeGroup = (typeof changeGroups)[number];

/** The possible differences between a block and the block of the same key and kind in another version. */
export const blockDifferences = [
  "mandatory",
  "optional",
  "tab",
  "section",
  "order",
  "title",
  "description",
  "help",
  "options",
  "shown",
  "settings",
] as const;
export type BlockDifference = (typeof blockDifferences)[number];

export type ComparedBlock = {
  readonly key: string;
  readonly group: ChangeGroup;
  /** In the version before; null for a new one. `after` is null for one that was removed. */
  readonly before: PlacedBlock | null;
  readonly after: PlacedBlock | null;
  /** Everything that differs, also what decided the group. Empty unless the block is the same in both versions. */
  readonly differences: readonly BlockDifference[];
};

/** The properties that have a difference of their own, or decide where a block stands. */
const named: ReadonlySet<string> = new Set([
  "kind",
  "key",
  "blocks",
  "mandatory",
  "title",
  "description",
  "helpText",
  "options",
  // It only names the rule: what that shows is compared.
  "relationRule",
]);

const settingsOf = (block: Block) =>
  Object.entries(block)
    .filter(([name]) => !named.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b));

const optionsOf = (block: Block): unknown => ("options" in block ? block.options : null);

const textsDiffer = (before: Block, after: Block): readonly BlockDifference[] => [
  ...(before.title === after.title ? [] : (["title"] as const)),
  ...((before.description ?? "") === (after.description ?? "") ? [] : (["description"] as const)),
  ...((before.helpText ?? "") === (after.helpText ?? "") ? [] : (["help"] as const)),
  ...(isSameJson(optionsOf(before), optionsOf(after)) ? [] : (["options"] as const)),
];

/** A longest part of the list that is in ascending order. */
const longestAscending = (numbers: readonly number[]): ReadonlySet<number> => {
  const longest: { readonly length: number; readonly chain: readonly number[] }[] = [];
  for (const number of numbers) {
    const before = longest
      .filter(({ chain }) => (chain.at(-1) ?? -1) < number)
      .reduce((best, each) => (each.length > best.length ? each : best), { length: 0, chain: [] as readonly number[] });
    longest.push({ length: before.length + 1, chain: [...before.chain, number] });
  }
  return new Set(
    longest.reduce((best, each) => (each.length > best.length ? each : best), { length: 0, chain: [] }).chain,
  );
};

type Both = { readonly key: string; readonly before: PlacedBlock; readonly after: PlacedBlock };

const isSection = ({ block, section }: PlacedBlock): boolean => block.key === section.key;
/** The list in which a block's order counts: its section, or a section's tab. */
const listOf = (placed: PlacedBlock): string =>
  isSection(placed) ? `tab ${placed.tab}` : `section ${placed.section.key}`;

/** The keys of blocks that stand in another order than before among those that were beside them already. */
const reordered = (
  both: readonly Both[],
  inReadingOrder: Iterable<string>,
  sameTab: (each: Both) => boolean,
): ReadonlySet<string> => {
  const place = new Map([...inReadingOrder].map((key, at) => [key, at]));
  const beside = both.filter((each) =>
    isSection(each.before) && isSection(each.after)
      ? sameTab(each)
      : !isSection(each.before) && !isSection(each.after) && each.before.section.key === each.after.section.key,
  );
  const lists = Map.groupBy(beside, ({ after }) => listOf(after)).values();
  return new Set(
    [...lists].flatMap((list) => {
      const kept = longestAscending(list.map(({ key }) => place.get(key) ?? 0));
      return list.filter(({ key }) => !kept.has(place.get(key) ?? 0)).map(({ key }) => key);
    }),
  );
};

const groupOf = (differences: readonly BlockDifference[]): ChangeGroup => {
  if (differences.length === 0) return "same";
  if (differences.includes("mandatory")) return "mandatory";
  return differences.includes("tab") ? "moved" : "changed";
};

/**
 * Compares the blocks of two versions of a template. Each key of either version is in the answer once: first those of the newer
 * version in its reading order, then the removed ones in the older version's order. A block whose kind changed was `replaced`.
 * Its answer is left behind, like the answer of a removed block. features/takeover/README.md
 */
export const compareTemplates = (older: Template, newer: Template): readonly ComparedBlock[] => {
  const before = new Map(placedBlocks(older).map((placed) => [placed.block.key, placed]));
  const after = new Map(placedBlocks(newer).map((placed) => [placed.block.key, placed]));
  const both = [...before].flatMap(([key, was]): Both[] => {
    const is = after.get(key);
    return is && is.block.kind === was.block.kind ? [{ key, before: was, after: is }] : [];
  });
  const tabs = tabPairs(older, newer);
  const isInSameTab = ({ before: was, after: is }: Both) => tabs.get(was.tab) === is.tab;
  const elsewhere = reordered(both, after.keys(), isInSameTab);
  const shownBy = (template: Template, key: string) =>
    (dependenciesOf(template).effectsOn.get(key) ?? []).map(({ source, whenAnyOf, effect }) => [
      source,
      effect,
      whenAnyOf,
    ]);

  const differencesOf = (each: Both): readonly BlockDifference[] => {
    const [was, is] = [each.before.block, each.after.block];
    const isNowMandatory = is.mandatory ?? false;
    const hasMoved = !isInSameTab(each);
    const found: readonly (BlockDifference | null)[] = [
      isNowMandatory === (was.mandatory ?? false) ? null : isNowMandatory ? "mandatory" : "optional",
      hasMoved ? "tab" : null,
      !hasMoved && each.before.section.key !== each.after.section.key ? "section" : null,
      elsewhere.has(each.key) ? "order" : null,
      ...textsDiffer(was, is),
      isSameJson(shownBy(older, each.key), shownBy(newer, each.key)) ? null : "shown",
      isSameJson(settingsOf(was), settingsOf(is)) ? null : "settings",
    ];
    return found.filter((difference) => difference !== null);
  };
  const kept = new Map(both.map((each) => [each.key, differencesOf(each)]));
  const compared = (key: string): ComparedBlock => {
    const places = { key, before: before.get(key) ?? null, after: after.get(key) ?? null };
    const differences = kept.get(key);
    if (differences) return { ...places, group: groupOf(differences), differences };
    const group = !places.after ? "removed" : !places.before ? "added" : "replaced";
    return { ...places, group, differences: [] };
  };
  return [...new Set([...after.keys(), ...before.keys()])].map(compared);
};
