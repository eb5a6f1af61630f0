import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSection, aTemplate, aWorkingCopy, everyKind } from "../../../test/builders/a-working-copy.ts";
import { readerSections } from "../../publication/rules/index.ts";
import type { Block } from "../rules/index.ts";
import { loadViews, SectionView } from "./index.ts";

await loadViews(["EvidenceTable", "LiteratureSearch"]);

const row = { id: 1, part: "B", rev: 1, revs: {} };

/** A value for every block, so that each kind that readers see has something to show. */
const written = {
  tekst: "Innholdet",
  rik: "<p>Innholdet</p>",
  valg: ["b"],
  fag: ["hjerte"],
  pico: ["Innholdet", "", "", ""],
};
const outside = {
  rows: {
    sok: [{ ...row, cells: { searchType: "Web", source: "Innholdet", date: "2026-03-01" } }],
    evidens: [{ ...row, cells: { shortId: "Innholdet 2021" } }],
  },
  files: { pdf: [{ id: 1, name: "Innholdet.pdf", url: "/filer/1" }] },
};

const drawn = (block: Extract<Block, { kind: (typeof everyKind)[number]["kind"] }>): string =>
  readerSections(aWorkingCopy(aTemplate([[aSection("alt", [block])]]), written, outside))
    .map((section) => renderToStaticMarkup(<SectionView section={section} />))
    .join("");

/** A text that must be visible for each kind that readers see. */
const expected: Partial<Record<Block["kind"], string>> = {
  Text: "Innholdet",
  TextEditor: "Innholdet",
  Select: "Bravo",
  RelationSelector: "Hjerte (topic)",
  Table: "Innholdet",
  PdfUpload: "Innholdet.pdf",
  File: "For lesere",
  LiteratureSearch: "Innholdet",
  EvidenceTable: "Innholdet 2021",
};

test.each(everyKind.filter(({ kind }) => kind in expected))(
  "a published $kind shows what was written in it",
  (block) => {
    expect(drawn(block)).toContain(expected[block.kind]);
  },
);

test.each(everyKind.filter(({ kind }) => !(kind in expected) && kind !== "Search"))(
  "a published $kind is no section's only content",
  (block) => {
    expect(drawn(block)).toBe("");
  },
);

test("a block of a kind that the page does not know is named", () => {
  const [section] = readerSections(aWorkingCopy(aTemplate([[aSection("alt", [...everyKind])]]), written, outside));
  const later = JSON.parse(JSON.stringify(section).replaceAll('"kind":"Text"', '"kind":"Hologram"'));
  expect(renderToStaticMarkup(<SectionView section={later} />)).toContain("Hologram");
});

test("where an embedded search was, readers are told that it is not available", () => {
  const text = everyKind.filter(({ kind }) => kind === "Search");
  const sections = readerSections(aWorkingCopy(aTemplate([[aSection("alt", text)]]), written));
  expect(sections.map((section) => renderToStaticMarkup(<SectionView section={section} />)).join("")).toContain(
    "Søk er ikke tilgjengelig i forhåndsvisning eller når mini-metodevurderingen er publisert!",
  );
});
