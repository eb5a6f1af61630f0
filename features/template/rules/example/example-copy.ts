import type { WorkingCopy } from "../../../assessment/rules/working-copy/index.ts";
import type { BlockValue, BlockValues, Sources } from "../../../block/rules/index.ts";
import type { Block } from "../../../kinds/rules/index.ts";
import { placedBlocks, type Template } from "../index.ts";
import { exampleContent } from "./example-content.ts";

/** Texts that stand for what authors write. */
export type ExampleTexts = {
  readonly line: string;
  /** In a narrow cell of a table, and what a picture or a file is called. */
  readonly name: string;
  readonly html: string;
  readonly day: string;
};

/** The block of an example has this guid. */
export const exampleGuid = (key: string): string => `eksempel-${key}`;

/**
 * A working copy of a template in which these values stand: what its form and its reading view are drawn from before anybody writes. What
 * rows and files fill holds an example of each.
 */
export const exampleCopy = (
  template: Template,
  values: BlockValues,
  sources: Sources,
  texts: ExampleTexts,
): WorkingCopy => {
  const placed = placedBlocks(template).map(({ block }, at) => ({ block, number: at + 1 }));
  const content = placed.map(({ block, number }) => ({ number, ...exampleContent(block, texts) }));
  return {
    ...sources,
    template,
    items: new Map(
      placed.map(({ block: { key }, number }) => [
        key,
        { number, guid: exampleGuid(key), rev: 0, value: values[key] ?? null },
      ]),
    ),
    rows: new Map(content.map(({ number, rows }) => [number, rows])),
    files: new Map(content.map(({ number, files }) => [number, files])),
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
    placedBlocks(template).map(({ block }) => [block.key, values[block.key] ?? exampleOf(block, texts, sources)]),
  );

function exampleOf(block: Block, { line, html, day }: ExampleTexts, { termOptions }: Sources): BlockValue {
  switch (block.kind) {
    case "Text":
      return block.isDateInput ? day : line;
    case "TextEditor":
      return html;
    case "Table":
      return block.rows.map(() => line);
    case "Select":
    case "RelationSelector": {
      const options = Array.isArray(block.options) ? block.options : termOptions(block.options.termKind);
      const first = options[0]?.children?.[0] ?? options[0];
      return first ? [first.value] : null;
    }
    case "EconomyEvaluation":
      return [line, line, line, line];
    default:
      return null;
  }
}
