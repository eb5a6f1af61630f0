import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import {
  aSection,
  aTemplate,
  aWorkingCopy,
  everyKind,
  filled,
  someFacts,
} from "../../../test/builders/a-working-copy.ts";
import { readViewOf, searchableText } from "../../publication/rules/index.ts";
import { loadViews, SectionView } from "./index.ts";

await loadViews(["EconomyEvaluation", "EvidenceTable", "LiteratureSearch", "OutcomeTable"]);

const noTerms = { topics: [], methodTypes: [], publishers: [], subjects: [], organizations: [], municipalities: [] };
const words = (text: string): readonly string[] => text.match(/[^\s:]+/g) ?? [];

const values = {
  ...filled.values,
  tekst: "Effekt p < 0,05 og n > 30",
  rik: "<p>Rik <strong>tekst</strong> &amp; mer</p>",
  valg: ["a1", "b"],
  fag: "hjerte",
  pico: ["Pasienten", "Tiltaket", "Alternativet", "Utfallet"],
};

test("every word that a search finds an assessment by is on its page, and every written word can be found", () => {
  const template = aTemplate([[aSection("alt", [...everyKind])]]);
  const row = { id: 1, part: "B", rev: 1, revs: {} };
  const search = { ...row, cells: { source: "Cochrane", date: "2026-03-01", strategy: "<p>fall*</p>" } };
  const study = { ...row, part: "", cells: { shortId: "Eksempel 2021", resultEffect: "<p>Færre <em>fall</em></p>" } };
  const pdf = { id: 1, name: "Vedlegg.pdf", url: "/filer/1" };
  const view = readViewOf(
    someFacts(),
    aWorkingCopy(template, values, {
      rows: { ...filled.rows, sok: [search], evidens: [study] },
      files: { ...filled.files, pdf: [pdf] },
    }),
    noTerms,
    "published",
  );
  const page = view.sections
    .map((section) => renderToStaticMarkup(<SectionView section={section} />))
    .join("\n")
    .replaceAll(/<[^>]* alt="([^"]*)"[^>]*>|<[^>]+>/g, "\n$1\n");
  const shown = new Set(words(plainTextOf(page)));
  const found = words(searchableText(view).body);
  expect(found.filter((word) => !shown.has(word))).toEqual([]);

  const written =
    "Effekt 0,05 30 Rik tekst & Bravo Hjerte Pasienten Utfallet Cochrane fall* Vedlegg.pdf lesere Eksempel 2021 Færre kurve Drift";
  expect(words(written).filter((word) => !found.includes(word))).toEqual([]);
});
