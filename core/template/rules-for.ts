import { optionsInOrder } from "../block/index.ts";
import type { RelationRule, Template } from "./template.ts";
import { placedBlocks } from "./walk.ts";

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
