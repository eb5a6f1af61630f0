import type { WorkingCopy } from "../../../assessment/rules/working-copy/index.ts";
import type { BlockValues, ExampleTexts, Sources } from "../../../block/rules/index.ts";
import { exampleOf } from "../../../kinds/rules/index.ts";
import { placedBlocks, type Template } from "../index.ts";

/** The block of an example has this guid. */
export const exampleGuid = (key: string): string => `eksempel-${key}`;

/**
 * A working copy of a template with these values. The form and the reading view are rendered from it before anybody writes.
 * Blocks that consist of rows or files contain one example of each.
 */
export const exampleCopy = (
  template: Template,
  values: BlockValues,
  sources: Sources,
  texts: ExampleTexts,
): WorkingCopy => {
  const placed = placedBlocks(template).map(({ block }, at) => ({ block, number: at + 1 }));
  const content = placed.map(({ block, number }) => ({ number, ...exampleOf(block, texts, sources) }));
  return {
    ...sources,
    template,
    items: new Map(
      placed.map(({ block: { key }, number }) => [
        key,
        { number, guid: exampleGuid(key), rev: 0, value: values[key] ?? null },
      ]),
    ),
    rows: new Map(content.map(({ number, rows = [] }) => [number, rows])),
    files: new Map(content.map(({ number, files = [] }) => [number, files])),
  };
};

/** The values, with an example in each field that has none. */
export const withExamples = (
  template: Template,
  values: BlockValues,
  texts: ExampleTexts,
  sources: Sources,
): BlockValues =>
  Object.fromEntries(
    placedBlocks(template).map(({ block }) => [
      block.key,
      values[block.key] ?? exampleOf(block, texts, sources).value ?? null,
    ]),
  );
