import { differingFields } from "./compare-fields.ts";
import { commonLists, type MatchedBlock, matchBlocks, type PairedBlock, pairBlocks } from "./match-blocks.ts";
import { isSameJson } from "./same-json.ts";
import type { Template } from "./template.ts";
import { dependenciesOf } from "./visible-blocks.ts";

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

export type ComparedBlock = MatchedBlock & {
  readonly group: ChangeGroup;
  /** Everything that differs, also what decided the group. Empty unless the block is the same in both versions. */
  readonly differences: readonly BlockDifference[];
};

/** The properties that have a difference of their own, or decide where a block stands. */
const named: ReadonlySet<string> = new Set([
  "kind",
  "key",
  "mandatory",
  "title",
  "description",
  "helpText",
  "options",
  // It only names the rule: what that shows is compared.
  "relationRule",
]);

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

/** The keys of blocks that stand in another order than before among those that were beside them already. */
const reordered = (pairs: readonly PairedBlock[]): ReadonlySet<string> =>
  new Set(
    commonLists(pairs).flatMap((list) => {
      const kept = longestAscending(list.pairs.map(({ at }) => at));
      return list.pairs.filter(({ at }) => !kept.has(at)).map(({ key }) => key);
    }),
  );

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
export function compareTemplates(older: Template, newer: Template): readonly ComparedBlock[] {
  const pairs = pairBlocks(older, newer).filter(({ before, after }) => before.block.kind === after.block.kind);
  const elsewhere = reordered(pairs);
  const shownBy = (template: Template, key: string) =>
    (dependenciesOf(template).effectsOn.get(key) ?? []).map(({ source, whenAnyOf, effect }) => [
      source,
      effect,
      whenAnyOf,
    ]);
  const differencesOf = (pair: PairedBlock): readonly BlockDifference[] => {
    const [was, is] = [pair.before.block, pair.after.block];
    const fields = differingFields(was, is);
    const isNowMandatory = is.mandatory ?? false;
    const found: readonly (BlockDifference | null)[] = [
      isNowMandatory === (was.mandatory ?? false) ? null : isNowMandatory ? "mandatory" : "optional",
      pair.moved,
      elsewhere.has(pair.key) ? "order" : null,
      fields.includes("title") ? "title" : null,
      (was.description ?? "") === (is.description ?? "") ? null : "description",
      (was.helpText ?? "") === (is.helpText ?? "") ? null : "help",
      fields.includes("options") ? "options" : null,
      isSameJson(shownBy(older, pair.key), shownBy(newer, pair.key)) ? null : "shown",
      fields.some((name) => !named.has(name)) ? "settings" : null,
    ];
    return found.filter((difference) => difference !== null);
  };
  const kept = new Map(pairs.map((pair) => [pair.key, differencesOf(pair)]));
  return matchBlocks(older, newer).map((match): ComparedBlock => {
    const differences = kept.get(match.key);
    if (differences) return { ...match, group: groupOf(differences), differences };
    const group = !match.after ? "removed" : !match.before ? "added" : "replaced";
    return { ...match, group, differences: [] };
  });
}
