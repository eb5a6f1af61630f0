import { type BlockValue, type BlockValues, sectionTree } from "../../block/rules/index.ts";
import { keptFor } from "./kept.ts";
import type { RelationRule, Template } from "./template.ts";
import { blocksOf, placedBlocks } from "./walk.ts";

/** An effect of a relation rule on one block, with the block whose choice decides it. */
export type RuleEffect = {
  readonly source: string;
  readonly whenAnyOf: readonly string[];
  readonly effect: RelationRule["effects"][number]["effect"];
};

/** The data that decides whether each block shows: its parent block, and the rule effects on it. */
export type Dependencies = {
  readonly parentOf: ReadonlyMap<string, string>;
  readonly effectsOn: ReadonlyMap<string, readonly RuleEffect[]>;
};

const parentsIn = (template: Template): ReadonlyMap<string, string> => {
  const parentOf = new Map<string, string>();
  for (const { section, secondLevel } of template.sections.flatMap(sectionTree)) {
    for (const below of secondLevel) parentOf.set(below.key, section.key);
    for (const each of [section, ...secondLevel]) {
      for (const block of blocksOf(each)) parentOf.set(block.key, each.key);
    }
  }
  return parentOf;
};

const effectsIn = (template: Template): ReadonlyMap<string, readonly RuleEffect[]> => {
  const effectsOn = new Map<string, RuleEffect[]>();
  for (const { block } of placedBlocks(template)) {
    if (block.kind !== "Select" && block.kind !== "RelationSelector") continue;
    const rule = template.relationRules.find(({ name }) => name === block.relationRule);
    for (const { blocks, whenAnyOf, effect } of rule?.effects ?? []) {
      for (const key of blocks) {
        effectsOn.set(key, [...(effectsOn.get(key) ?? []), { source: block.key, whenAnyOf, effect }]);
      }
    }
  }
  return effectsOn;
};

/** The graph that decides visibility, also what `checkTemplate` looks for cycles in. */
export const dependenciesOf: (template: Template) => Dependencies = keptFor((template) => ({
  parentOf: parentsIn(template),
  effectsOn: effectsIn(template),
}));

const chosen = (value: BlockValue | undefined): readonly string[] =>
  typeof value === "string" ? [value] : (value ?? []);

/**
 * The keys of the blocks that the relation rules leave visible. Hiding a section hides its blocks and its second-level sections.
 * Choices in a hidden block have no effect, but their values are kept. A template with a cycle of rules (refused by
 * `checkTemplate`) is read as if the block that closes the cycle were visible.
 */
export const visibleBlocks = (template: Template, values: BlockValues): ReadonlySet<string> => {
  const { parentOf, effectsOn } = dependenciesOf(template);
  const decided = new Map<string, boolean>();

  const holds = ({ source, whenAnyOf }: RuleEffect): boolean =>
    isVisible(source) && chosen(values[source]).some((value) => whenAnyOf.includes(value));

  const isVisible = (key: string): boolean => {
    const known = decided.get(key);
    if (known !== undefined) return known;
    decided.set(key, true);
    const parent = parentOf.get(key);
    const effects = effectsOn.get(key) ?? [];
    const shows = effects.filter(({ effect }) => effect === "show");
    const visible =
      (parent === undefined || isVisible(parent)) &&
      (shows.length === 0 || shows.some(holds)) &&
      !effects.some((each) => each.effect === "hide" && holds(each));
    decided.set(key, visible);
    return visible;
  };

  return new Set(
    placedBlocks(template)
      .map(({ block }) => block.key)
      .filter(isVisible),
  );
};
