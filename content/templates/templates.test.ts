import { expect, test } from "vitest";
import { optionsInOrder, sectionTree, selectTypes } from "../../features/block/rules/index.ts";
import { tableSections } from "../../features/evidence/rules/index.ts";
import { BLOCK_KINDS } from "../../features/kinds/rules/index.ts";
import {
  checkTemplate,
  findBlock,
  inLanguage,
  placedBlocks,
  TemplateSchema,
  textsOf,
  visibleBlocks,
} from "../../features/template/rules/index.ts";
import { templates } from "./index.ts";
import { nynorskWords } from "./nynorsk/index.ts";

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

/** Clicks on «Neste» from the first section to the last. features/editor/README.md */
const MOST_STEPS_ON = 26;

test.each(templates)("the form $name is walked through in few clicks", (template) => {
  const branches = template.sections.flatMap(sectionTree);
  expect(branches.length - 1).toBeLessThanOrEqual(MOST_STEPS_ON);
});

test("together the templates use every kind of block and every kind of choice, so that each has been tried in a real form", () => {
  const placed = templates.flatMap(placedBlocks).map(({ block }) => block);
  const kinds = new Set<string>(placed.map(({ kind }) => kind));
  const choices = new Set<string>(placed.flatMap((block) => (block.kind === "Select" ? block.selectType : [])));
  const sections = new Set<string>(
    placed.flatMap((block) => (block.kind === "EvidenceTable" ? block.tableSection : [])),
  );
  expect(BLOCK_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(selectTypes.filter((type) => !choices.has(type))).toEqual([]);
  expect(tableSections.filter((section) => !sections.has(section))).toEqual([]);
  const texts = placed.filter(({ kind }) => kind === "Text");
  const forms = texts.map(
    (block) => block.kind === "Text" && (block.isDateInput ? "date" : block.multiline ? "lines" : "line"),
  );
  expect(new Set(forms)).toEqual(new Set(["date", "lines", "line"]));
  expect(placed.some((block) => block.kind === "File" && (block.links?.length ?? 0) > 0)).toBe(true);
});

test.each(templates.filter(({ adoption }) => adoption))(
  "the form $name asks at most twelve questions at first, and for no review",
  (template) => {
    const shown = visibleBlocks(template, {});
    const fields = placedBlocks(template).filter(
      ({ block }) => shown.has(block.key) && block.kind !== "Section" && block.kind !== "PublishSection",
    );
    expect(fields.map(({ block }) => block.key)).toHaveLength(12);
    expect(placedBlocks(template).map(({ block }) => block.kind)).not.toContain("PeerReviewSection");
  },
);

test("every type has one template of its own and one for adoptions, with the same recommendations", () => {
  const choicesOf = (type: string, adoption: boolean) =>
    templates
      .filter((each) => each.assessmentType === type && (each.adoption ?? false) === adoption)
      .map((each) => findBlock(each, "anbefaling")?.block);
  for (const type of ["1", "2", "3"]) {
    expect(choicesOf(type, false)).toHaveLength(1);
    expect(choicesOf(type, true)).toEqual(choicesOf(type, false));
  }
});

/** Every text of a template with both forms: those that administrators write, and the reasons of the warnings. */
const everyText = templates.flatMap((template) => [
  ...textsOf(template).map(({ nb, nn }) => ({ nb, nn })),
  ...(template.warnings ?? []).map(({ why, whyNn = "" }) => ({ nb: why, nn: whyNn })),
]);

test("every text of every template is in both forms, and every word of the nynorsk is of a template", () => {
  expect(everyText.filter(({ nn }) => nn === "").map(({ nb }) => nb)).toEqual([]);
  const known = new Set(everyText.map(({ nb }) => nb));
  expect([...nynorskWords.keys()].filter((nb) => !known.has(nb))).toEqual([]);
});

test.each(templates)("the template $name is the same in both forms but for its texts", (template) => {
  const [nb, nn] = [inLanguage(template, "nb"), inLanguage(template, "nn")];
  const shapeOf = (each: typeof template) =>
    placedBlocks(each).map(({ block: { kind, key, mandatory, feeds } }) => ({ kind, key, mandatory, feeds }));
  expect(shapeOf(nn)).toEqual(shapeOf(nb));
  expect(nn.relationRules).toEqual(nb.relationRules);
  expect(JSON.stringify([nb, nn])).not.toMatch(/Nn"/);
  const valuesIn = (each: typeof template) =>
    placedBlocks(each).flatMap(({ block }) =>
      "options" in block && Array.isArray(block.options) ? optionsInOrder(block.options).map(({ value }) => value) : [],
    );
  expect(valuesIn(nn)).toEqual(valuesIn(nb));
});
