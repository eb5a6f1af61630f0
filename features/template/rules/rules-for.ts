import { optionsInOrder } from "../../block/rules/index.ts";
import type { BlockOf } from "../../kinds/rules/index.ts";
import { isSameJson } from "./same-json.ts";
import type { RelationRule, Template } from "./template.ts";
import { findBlock, placedBlocks } from "./walk.ts";
import type { TemplatePath, Writable } from "./write-value.ts";

/**
 * The rules of a template as far as they still hold in an edited one: without blocks and options that were taken out, and without a rule
 * that no choice asks any more.
 */
export function rulesFor(base: Template, edited: Template): readonly RelationRule[] {
  const blocks = placedBlocks(edited).map(({ block }) => block);
  const keys = new Set(blocks.map(({ key }) => key));
  return base.relationRules.flatMap((rule) => {
    const source = blocks.find((block) => "relationRule" in block && block.relationRule === rule.name);
    if (!source || !("options" in source)) return [];
    const values = Array.isArray(source.options) ? optionsInOrder(source.options).map(({ value }) => value) : null;
    const effects = rule.effects.flatMap((effect) => {
      const shown = effect.blocks.filter((key) => keys.has(key));
      const whenAnyOf = effect.whenAnyOf.filter((value) => values?.includes(value) ?? true);
      const isVoid = shown.length === 0 || (whenAnyOf.length === 0 && effect.effect === "hide");
      return isVoid ? [] : [{ ...effect, whenAnyOf, blocks: shown }];
    });
    return [{ ...rule, effects }];
  });
}

/**
 * The rules that an edited template has: those that were written in the draft, and the base's where nobody wrote, so that what is put
 * back is as before.
 * @param before the draft before the edit
 * @param after the same after it, with the rules that the edit wrote
 */
export function rulesMeant(base: Template, before: Template, after: Template): RelationRule[] {
  const untouched = rulesFor(base, before);
  const named = (rules: readonly RelationRule[], name: string) => rules.find((rule) => rule.name === name);
  const isWritten = ({ name }: RelationRule) =>
    !isSameJson(named(untouched, name), named(before.relationRules, name)) ||
    !isSameJson(named(before.relationRules, name), named(after.relationRules, name));
  const ofBase = base.relationRules.map((rule) =>
    isWritten(rule) ? (named(after.relationRules, rule.name) ?? rule) : rule,
  );
  return [...ofBase, ...after.relationRules.filter(({ name }) => !named(base.relationRules, name))];
}

/** The choices that may decide what is shown: those whose answers stand in the template. */
export type DecidingChoice = BlockOf<"Select" | "RelationSelector">;
export const decides = (block: { readonly kind: string }): block is DecidingChoice =>
  (block.kind === "Select" || block.kind === "RelationSelector") && "options" in block && Array.isArray(block.options);

/** The blocks that a choice shows and hides. */
export const effectsOf = (template: Template, { relationRule }: DecidingChoice): RelationRule["effects"] =>
  template.relationRules.find(({ name }) => name === relationRule)?.effects ?? [];

/** Writes what a choice shows and hides. A choice without a rule gets one of its own. */
export function writeRule(draft: Writable, key: string, effects: RelationRule["effects"]): TemplatePath | null {
  const block = findBlock(draft, key)?.block;
  if (!block || !decides(block)) return null;
  const name = block.relationRule ?? freeName(draft, key);
  block.relationRule = name;
  const others = draft.relationRules.filter((rule) => rule.name !== name);
  const at = draft.relationRules.findIndex((rule) => rule.name === name);
  const place = at === -1 ? others.length : at;
  draft.relationRules = others.toSpliced(place, 0, { name, effects: [...effects] });
  return [key, ":rule"];
}

function freeName({ relationRules }: Template, key: string): string {
  let name = key;
  for (let number = 2; relationRules.some((rule) => rule.name === name); number += 1) name = `${key}-${number}`;
  return name;
}
