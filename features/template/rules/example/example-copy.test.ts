import { expect, test } from "vitest";
import { templates } from "../../../../content/templates/index.ts";
import { aTemplate } from "../../../../test/builders/a-small-template.ts";
import { authorSections } from "../../../assessment/rules/working-copy/index.ts";
import { readerSections } from "../../../publication/rules/index.ts";
import { exampleCopy, withExamples } from "./index.ts";

const sources = { termOptions: () => [], literatureSources: [] };
const texts = { line: "Eksempel", name: "Kort", html: "<p>Eksempel</p>", day: "2026-01-15" };

test("an author sees every field empty, and what rules hide by what is chosen", () => {
  const sections = authorSections(exampleCopy(aTemplate(), {}, sources, texts));
  const hidden = sections.flatMap(({ blocks }) => blocks).map(({ title, hiddenByRule }) => [title, hiddenByRule]);
  expect(hidden).toEqual([
    ["Kort", false],
    ["Sammendrag", false],
    ["Relevant?", false],
    ["Vurdering", true],
    ["Begrunnelse", true],
    ["DPIA", false],
  ]);
  const no = authorSections(exampleCopy(aTemplate(), { relevant: ["nei"] }, sources, texts));
  expect(no.flatMap(({ blocks }) => blocks).filter((block) => block.hiddenByRule)[0]?.title).toBe("Vurdering");
});

test("a reader sees an example in each field that has no answer, as far as the rules show it", () => {
  const template = aTemplate();
  const shown = (values: Parameters<typeof withExamples>[1]) =>
    readerSections(exampleCopy(template, withExamples(template, values, texts, sources), sources, texts)).flatMap(
      ({ blocks }) => blocks.map(({ title }) => title),
    );
  expect(shown({})).toEqual(["Kort", "Sammendrag", "Relevant?", "Vurdering", "DPIA"]);
  expect(shown({ relevant: ["nei"] })).toEqual(["Kort", "Sammendrag", "Relevant?", "Begrunnelse"]);
});

test.each(templates.map((template) => [template.name, template] as const))(
  "%s: its reader sees an example of everything that authors fill with rows and files, and its author too",
  (_, template) => {
    const copy = exampleCopy(template, withExamples(template, {}, texts, sources), sources, texts);
    const read = readerSections(copy).flatMap(({ blocks }) => blocks);
    const kinds = [
      ...["LiteratureSearch", "EvidenceTable", "EconomyEvaluation", "EconomyMunicipality", "ImageUpload", "PdfUpload"],
    ];
    const empty = authorSections(copy)
      .flatMap(({ blocks }) => blocks)
      .filter(({ kind, hiddenByRule, contentGuid }) => {
        const isRead = read.some((each) => each.contentGuid === contentGuid);
        return kinds.includes(kind) && !hiddenByRule && !isRead;
      });
    expect(empty.map(({ title }) => title)).toEqual([]);
    const evidence = read.filter((block) => block.kind === "EvidenceTable");
    for (const { studies } of evidence)
      for (const { cells } of studies) expect(Object.values(cells).filter((text) => text === "")).toEqual([]);
    const searched = read.filter((block) => block.kind === "LiteratureSearch");
    for (const { sections } of searched) expect(sections.flatMap(({ searches }) => searches)).toHaveLength(2);
  },
);
