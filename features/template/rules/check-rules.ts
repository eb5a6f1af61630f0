import { optionsInOrder } from "../../block/rules/index.ts";
import type { BlockOf } from "../../kinds/rules/index.ts";
import type { RelationRule, Template } from "./template.ts";
import type { TemplateProblem } from "./template-problem.ts";
import { type Dependencies, dependenciesOf } from "./visible-blocks.ts";
import { placedBlocks } from "./walk.ts";

type Choice = BlockOf<"Select" | "RelationSelector">;

const choicesOf = (template: Template): readonly Choice[] =>
  placedBlocks(template).flatMap(({ block }) =>
    block.kind === "Select" || block.kind === "RelationSelector" ? [block] : [],
  );

const canBeChosen = ({ options }: Choice, value: string): boolean =>
  !Array.isArray(options) || optionsInOrder(options).some((option) => option.value === value);

const sourceProblems = (rule: RelationRule, sources: readonly Choice[]): readonly TemplateProblem[] => {
  if (sources.length === 0) return [{ kind: "RuleIsUnused", rule: rule.name }];
  if (sources.length > 1) {
    return [{ kind: "RuleHasSeveralSources", rule: rule.name, keys: sources.map(({ key }) => key) }];
  }
  return rule.effects
    .flatMap(({ whenAnyOf }) => whenAnyOf)
    .filter((value) => !sources.some((source) => canBeChosen(source, value)))
    .map((value) => ({ kind: "RuleNamesUnknownValue", rule: rule.name, value }));
};

const namingProblems = (template: Template): readonly TemplateProblem[] => {
  const choices = choicesOf(template);
  const names = template.relationRules.map(({ name }) => name);
  const keys = new Set(placedBlocks(template).map(({ block }) => block.key));
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((rule) => ({ kind: "DuplicateRule", rule }) as const),
    ...choices.flatMap(({ key, relationRule }): TemplateProblem[] =>
      relationRule === undefined || names.includes(relationRule)
        ? []
        : [{ kind: "RuleIsMissing", rule: relationRule, key }],
    ),
    ...template.relationRules.flatMap((rule) => [
      ...sourceProblems(
        rule,
        choices.filter(({ relationRule }) => relationRule === rule.name),
      ),
      ...rule.effects
        .flatMap(({ blocks }) => blocks)
        .filter((key) => !keys.has(key))
        .map((key) => ({ kind: "RuleNamesUnknownBlock", rule: rule.name, key }) as const),
    ]),
  ];
};

const decidersOf = (key: string, { parentOf, effectsOn }: Dependencies): readonly string[] => {
  const parent = parentOf.get(key);
  return [...(parent === undefined ? [] : [parent]), ...(effectsOn.get(key) ?? []).map(({ source }) => source)];
};

/** The first circle in what decides visibility, from a block back to itself. */
const circleIn = (keys: readonly string[], dependencies: Dependencies): readonly string[] | undefined => {
  const free = new Set<string>();
  const walk = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (free.has(key)) return undefined;
    if (path.includes(key)) return path.slice(path.indexOf(key));
    for (const decider of decidersOf(key, dependencies)) {
      const circle = walk(decider, [...path, key]);
      if (circle) return circle;
    }
    free.add(key);
    return undefined;
  };
  for (const key of keys) {
    const circle = walk(key, []);
    if (circle) return circle;
  }
  return undefined;
};

/** Blocks that no choice can ever show: no option shows them, or the choice that does is itself never visible. */
const neverVisible = (template: Template, keys: readonly string[], dependencies: Dependencies): readonly string[] => {
  const choices = new Map(choicesOf(template).map((choice) => [choice.key, choice]));
  const canShow = (key: string): boolean => {
    const parent = dependencies.parentOf.get(key);
    if (parent !== undefined && !canShow(parent)) return false;
    const shows = (dependencies.effectsOn.get(key) ?? []).filter(({ effect }) => effect === "show");
    if (shows.length === 0) return true;
    return shows.some(({ source, whenAnyOf }) => {
      const choice = choices.get(source);
      return choice !== undefined && canShow(source) && whenAnyOf.some((value) => canBeChosen(choice, value));
    });
  };
  return keys.filter((key) => !canShow(key));
};

/** Problems of the relation rules: unknown names and values, circles, and blocks that no choice can show. */
export const ruleProblems = (template: Template): readonly TemplateProblem[] => {
  const dependencies = dependenciesOf(template);
  const keys = placedBlocks(template).map(({ block }) => block.key);
  const circle = circleIn(keys, dependencies);
  const visibility: readonly TemplateProblem[] = circle
    ? [{ kind: "RulesGoInACircle", keys: circle }]
    : neverVisible(template, keys, dependencies).map((key) => ({ kind: "NeverVisible", key }));
  return [...namingProblems(template), ...visibility];
};
