import { expect, test } from "vitest";
import { aTemplate } from "../../test/builders/a-small-template.ts";
import { authorSections, exampleCopy, readerSections, withExamples } from "./index.ts";

const sources = { termOptions: () => [], literatureSources: [] };
const texts = { line: "Eksempel", html: "<p>Eksempel</p>", day: "2026-01-15" };

test("an author sees every field empty, and what rules hide by what is chosen", () => {
  const sections = authorSections(exampleCopy(aTemplate(), {}, sources));
  const hidden = sections.flatMap(({ blocks }) => blocks).map(({ title, hiddenByRule }) => [title, hiddenByRule]);
  expect(hidden).toEqual([
    ["Kort", false],
    ["Sammendrag", false],
    ["Relevant?", false],
    ["Vurdering", true],
    ["Begrunnelse", true],
    ["DPIA", false],
  ]);
  const no = authorSections(exampleCopy(aTemplate(), { relevant: ["nei"] }, sources));
  expect(no.flatMap(({ blocks }) => blocks).filter((block) => block.hiddenByRule)[0]?.title).toBe("Vurdering");
});

test("a reader sees an example in each field that has no answer, as far as the rules show it", () => {
  const template = aTemplate();
  const shown = (values: Parameters<typeof withExamples>[1]) =>
    readerSections(exampleCopy(template, withExamples(template, values, texts, sources), sources)).flatMap(
      ({ blocks }) => blocks.map(({ title }) => title),
    );
  expect(shown({})).toEqual(["Kort", "Sammendrag", "Relevant?", "Vurdering"]);
  expect(shown({ relevant: ["nei"] })).toEqual(["Kort", "Sammendrag", "Relevant?", "Begrunnelse"]);
});
