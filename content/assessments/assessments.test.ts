import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Row } from "../../features/block/rules/index.ts";
import { takesComments } from "../../features/comment/rules/index.ts";
import { columnsOf } from "../../features/evidence/rules/index.ts";
import { acceptValue, held, isFilled } from "../../features/kinds/rules/index.ts";
import {
  type Block,
  findBlock,
  missingMandatory,
  placedBlocks,
  type Template,
} from "../../features/template/rules/index.ts";
import { EARLIEST_DATE_INPUT } from "../../platform/pure/norwegian-date/index.ts";
import { parseRichText, plainTextOf, serializeRichText } from "../../platform/pure/rich-text/index.ts";
import { literatureSources } from "../literature-sources.ts";
import { templates } from "../templates/index.ts";
import { termExists } from "../terms.ts";
import { assessments, type SeedAssessment } from "./index.ts";
import { INVENTED_FAMILIES } from "./seed-assessment.ts";

const templateOf = ({ assessmentType, adopts }: SeedAssessment): Template => {
  const template = templates.find(
    (each) => each.assessmentType === assessmentType && (each.adoption ?? false) === (adopts !== undefined),
  );
  if (!template) throw new Error(`No template for type ${assessmentType}`);
  return template;
};

const rowsOf = ({ outcomes = [] }: SeedAssessment): readonly Row[] =>
  outcomes.map((cells, at) => ({ id: at + 1, part: "outcomes", rev: 1, revs: {}, cells }));

/** The literature block counts as filled when a search is registered. */
const isFilledBy = (assessment: SeedAssessment) => (block: Block) => {
  if (block.kind === "LiteratureSearch") return assessment.searches.length > 0;
  const rows = block.kind === "OutcomeTable" ? rowsOf(assessment) : [];
  return isFilled(held(block, { value: assessment.values[block.key], rows }));
};

test.each(assessments)("$name: every value fits its block", (assessment) => {
  const template = templateOf(assessment);
  for (const [key, value] of Object.entries(assessment.values)) {
    const placed = findBlock(template, key);
    expect({ key, accepted: placed && acceptValue(placed.block, value ?? "", termExists).ok }).toEqual({
      key,
      accepted: true,
    });
    if (placed?.block.kind === "TextEditor" && typeof value === "string") {
      expect(serializeRichText(parseRichText(value))).toBe(value);
    }
  }
});

test.each(assessments)("$name: comments stand on blocks that take them, on words that are there", (assessment) => {
  const template = templateOf(assessment);
  for (const { block: key, quote } of assessment.comments ?? []) {
    const block = findBlock(template, key)?.block;
    expect({ key, takes: block && takesComments(block) }).toEqual({ key, takes: true });
    if (quote !== undefined) expect(plainTextOf(String(assessment.values[key]))).toContain(quote);
  }
});

test.each(assessments)("$name: nothing is missing once it is sent, and something is before", (assessment) => {
  const template = templateOf(assessment);
  const missing = missingMandatory(template, assessment.values, isFilledBy(assessment)).map(({ block }) => block.key);
  if (assessment.status === "draft") expect(missing).not.toEqual([]);
  else expect(missing).toEqual([]);
});

test("nobody takes part in two examples but who signs in, so that their screens can be told apart, and no two have one address", () => {
  const all = assessments.flatMap(({ contributors, accounts = {}, reviews = [] }) => [
    ...contributors.filter(({ role }) => accounts[role] === undefined),
    ...reviews.map(({ peer }) => peer),
  ]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ email }) => email)).size).toBe(all.length);
});

test.each(assessments)(
  "$name: says that it is an example, of an organisation that exists, in the order of time",
  (each) => {
    expect(each.name).toMatch(/^Eksempel: /);
    const first = each.values[each.adopts === undefined ? "kort-om-vurderingen" : "hva-er-annerledes"];
    expect(plainTextOf(String(first))).toMatch(/^Eksempel: /);
    expect(termExists(each.organization.kind, each.organization.key)).toBe(true);
    expect(each.contributors.filter(({ role }) => role === "initiator")).toHaveLength(1);
    for (const { name, email } of [...each.contributors, ...(each.reviews ?? []).map(({ peer }) => peer)]) {
      expect(
        name.startsWith("Eksempel ") || INVENTED_FAMILIES.some((family) => name.endsWith(` ${family}`)),
        name,
      ).toBe(true);
      expect(email).toMatch(/\.example$/);
    }
    const instants = [
      each.startedAt,
      ...(each.status === "draft" ? [] : [each.sentAt]),
      ...(each.status === "published" ? [each.publishedAt] : []),
    ];
    expect(instants).toEqual(instants.toSorted());
    for (const summary of [each.values.sammendrag, each.values.klarsprak]) {
      if (typeof summary === "string") expect(plainTextOf(summary).split(/\s+/).length).toBeLessThanOrEqual(250);
    }
  },
);

test.each(assessments)("$name: its searches use known sources, with hits where the source is a database", (each) => {
  const template = templateOf(each);
  const sources = [
    ...literatureSources,
    ...placedBlocks(template).flatMap(({ block }) => (block.kind === "LiteratureSearch" ? (block.sources ?? []) : [])),
  ];
  for (const search of each.searches) {
    expect(sources).toContainEqual(expect.objectContaining({ text: search.source, type: search.searchType }));
    expect(search.hits === null).toBe(search.searchType === "Web");
    expect(search.date >= EARLIEST_DATE_INPUT).toBe(true);
    expect(serializeRichText(parseRichText(search.strategy))).toBe(search.strategy);
  }
});

test.each(assessments)(
  "$name: its studies fit their tables, name themselves and say that they are invented",
  (each) => {
    const template = templateOf(each);
    for (const [key, studies] of Object.entries(each.studies ?? {})) {
      const block = findBlock(template, key)?.block;
      if (block?.kind !== "EvidenceTable") throw new Error(`${key} is no evidence table`);
      const columns = new Map(columnsOf(block.tableSection).map((column) => [String(column.key), column]));
      expect(new Set(studies.map(({ shortId }) => shortId)).size).toBe(studies.length);
      for (const study of studies) {
        expect(study.reference).toContain("Oppdiktet studie");
        for (const [column, text] of Object.entries(study)) {
          const { type, options } = columns.get(column) ?? { type: null, options: [] };
          expect({ column, type }).not.toEqual({ column, type: null });
          if (type === "choice") expect(options).toContain(text);
          if (type === "rich-text") expect(serializeRichText(parseRichText(text))).toBe(text);
        }
      }
    }
  },
);

test("two other organisations adopt one published example: one has published its answer, one is writing it", () => {
  const adoptions = assessments.flatMap((each, at) => (each.adopts === undefined ? [] : [{ each, at }]));
  expect(adoptions.map(({ each }) => each.status)).toEqual(["published", "draft"]);
  expect(new Set(adoptions.map(({ each }) => each.organization.key)).size).toBe(2);
  for (const { each, at } of adoptions) {
    const original = assessments.findIndex(({ name }) => name === each.adopts);
    expect(original).toBeLessThan(at);
    expect(assessments[original]).toMatchObject({ status: "published", assessmentType: each.assessmentType });
    expect(assessments[original]?.organization.key).not.toBe(each.organization.key);
  }
});

test("every published example shows both sorts of evidence table", () => {
  for (const { status, adopts, studies } of assessments)
    if (status === "published" && adopts === undefined)
      expect(Object.keys(studies ?? {})).toEqual(["kunnskapsoppsummeringer", "primarstudier"]);
});

test("the examples show every type and status, and each year from 2023", () => {
  const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();
  expect(distinct(assessments.map(({ assessmentType }) => assessmentType))).toEqual(["1", "2", "3"]);
  expect(distinct(assessments.map(({ status }) => status))).toEqual(["draft", "published", "sent"]);
  const published = assessments.flatMap((each) => (each.status === "published" ? [each.publishedAt.slice(0, 4)] : []));
  expect(distinct(published)).toEqual(["2023", "2024", "2025", "2026"]);
});

test("the images of an example are there, in blocks for images, and one draft shows that a text is asked for", () => {
  const shown = assessments.flatMap((each) =>
    Object.entries(each.images ?? {}).map(([key, images]) => ({
      block: findBlock(templateOf(each), key)?.block,
      images,
    })),
  );
  for (const { block, images } of shown) {
    expect(block?.kind).toBe("ImageUpload");
    for (const { file } of images) expect(existsSync(new URL(`./images/${file}`, import.meta.url))).toBe(true);
  }
  expect(shown.flatMap(({ images }) => images).map(({ alt }) => alt === "")).toEqual(
    expect.arrayContaining([true, false]),
  );
});
