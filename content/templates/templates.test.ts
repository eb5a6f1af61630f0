import { expect, test } from "vitest";
import { sectionTree } from "../../core/block/index.ts";
import { checkTemplate, placedBlocks, TemplateSchema } from "../../core/template/index.ts";
import { templates } from "./index.ts";

test.each(templates)("the template $name has no problems", (template) => {
  expect(checkTemplate(template)).toEqual([]);
});

test.each(templates)("the template $name can be stored and read back", (template) => {
  expect(TemplateSchema.parse(JSON.parse(JSON.stringify(template)))).toEqual(template);
});

test.each(templates)("the template $name explains every field that must be written", (template) => {
  const silent = placedBlocks(template).filter(
    ({ block }) => block.mandatory && (block.kind === "Text" || block.kind === "TextEditor") && !block.helpText,
  );
  expect(silent.map(({ block }) => block.key)).toEqual([]);
});

/** Clicks on «Neste» from the first section to the last. docs/spec/assessment.md, Steps */
const MOST_STEPS_ON = 25;

test.each(templates)("the form $name is walked through in few clicks", (template) => {
  const branches = template.sections.flatMap(sectionTree);
  expect(branches.length - 1).toBeLessThanOrEqual(MOST_STEPS_ON);
});
