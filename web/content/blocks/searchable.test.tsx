import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSection, aTemplate, aWorkingCopy, everyKind, someFacts } from "../../../core/projection/a-working-copy.ts";
import { readViewOf, searchableText } from "../../../core/projection/index.ts";
import { plainTextOf } from "../../../core/rich-text/index.ts";
import { SectionView } from "./index.ts";

const noTerms = { topics: [], methodTypes: [], publishers: [], subjects: [], organizations: [], municipalities: [] };
const words = (text: string): readonly string[] => text.match(/[^\s:]+/g) ?? [];

const values = {
  tekst: "Effekt p < 0,05 og n > 30",
  rik: "<p>Rik <strong>tekst</strong> &amp; mer</p>",
  valg: ["a1", "b"],
  fag: "hjerte",
  pico: ["Pasienten", "Tiltaket", "Alternativet", "Utfallet"],
};

test("every word that a search finds an assessment by is on its page, and every written word can be found", () => {
  const template = aTemplate([[aSection("alt", [...everyKind])]]);
  const owner = aWorkingCopy(template, {}).items.get("sok")?.number ?? 0;
  const item = { id: 1, ownerId: owner, section: "B", searchType: "DB", source: "Cochrane", url: "", rev: 1 } as const;
  const search = {
    ...item,
    date: "2026-03-01",
    strategy: "<p>fall*</p>",
    numberOfSearchHits: 31,
    editableSource: false,
  };
  const pdf = { id: 1, pdfName: "Vedlegg.pdf", fileUrl: "/filer/1" };
  const view = readViewOf(
    someFacts(),
    aWorkingCopy(template, values, { literature: [search], pdfs: { pdf } }),
    noTerms,
    "published",
  );
  const page = view.schema.schemaItems
    .map((section) => renderToStaticMarkup(<SectionView item={section} published />).replaceAll(/<[^>]+>/g, "\n"))
    .join("\n");
  const shown = new Set(words(plainTextOf(page)));
  const found = words(searchableText(view).body);
  expect(found.filter((word) => !shown.has(word))).toEqual([]);

  const written =
    "Effekt 0,05 30 Rik tekst & Bravo Hjerte Pasienten Utfallet Cochrane fall* Vedlegg.pdf lesere Overskrift";
  expect(words(written).filter((word) => !found.includes(word))).toEqual([]);
});
