import { expect, test } from "vitest";
import { exampleRow } from "../../block/rules/definition.ts";
import { documentFilesIn } from "../../document/texts-files.ts";
import { searchesTexts } from "../texts-searches.ts";
import { literatureSearch } from "./definition.ts";
import { searchParts } from "./document.ts";
import {
  figureOf,
  hitsSinceLabel,
  identifiedIn,
  prismaOf,
  repeatsAmong,
  repetitionsOf,
  searchesOfRows,
  searchOfRow,
} from "./index.ts";

const title = { title: "Del" };
const block = {
  kind: "LiteratureSearch",
  key: "sok",
  title: "Søk",
  sectionTexts: { A: title, B: title, C: title, D: title, E: title },
} as const;
const TODAY = "2028-09-01";
const row = (id: number, cells: Record<string, string> = {}, part = "B") => ({
  id,
  part,
  cells: {
    ...{ searchType: "DB", source: "MEDLINE", url: "Ovid", date: "2026-03-01", strategy: "<p>fall*</p>" },
    ...{ numberOfSearchHits: "120", editableSource: "true" },
    ...cells,
  },
});
const repetition = (id: number, repeats: number, cells: Record<string, string> = {}) =>
  row(id, { date: TODAY, numberOfSearchHits: "", hitsSince: "", repeats: String(repeats), ...cells });

test("a repetition has source, address and strategy of the search before, the day of today, and no hits", () => {
  expect(repetitionsOf([row(7)], TODAY)).toEqual([
    {
      part: "B",
      cells: {
        ...{ searchType: "DB", source: "MEDLINE", url: "Ovid", strategy: "<p>fall*</p>", editableSource: "true" },
        ...{ date: TODAY, numberOfSearchHits: "", repeats: "7", hitsSince: "" },
      },
    },
  ]);
});

test("only the newest of a row of repetitions is repeated, and what is of today is not", () => {
  const repeated = [row(7), repetition(8, 7)];
  expect(repetitionsOf(repeated, TODAY)).toEqual([]);
  expect(repetitionsOf(repeated, "2028-09-02").map(({ cells }) => cells.repeats)).toEqual(["8"]);
});

test("searches on the web, references, the selection and searches that are still to be done are not repeated", () => {
  const others = [
    row(1, { searchType: "Web" }),
    row(2, {}, "references"),
    row(3, {}, "selection"),
    row(4, { date: "" }),
    row(5, { date: "2028-09-02" }),
  ];
  expect(repetitionsOf(others, TODAY)).toEqual([]);
});

test("searches with one source and different strategies are repeated each", () => {
  const both = repetitionsOf([row(1), row(2, { strategy: "<p>brudd*</p>" })], TODAY);
  expect(both.map(({ cells }) => [cells.repeats, cells.strategy])).toEqual([
    ["1", "<p>fall*</p>"],
    ["2", "<p>brudd*</p>"],
  ]);
});

test("the label names the day of the search before, or no day where that one is deleted", () => {
  const searches = searchesOfRows([row(7), repetition(8, 7)]);
  const { dayBefore, isPrevious } = repeatsAmong(searches);
  expect(searches.map(({ id }) => isPrevious(id))).toEqual([true, false]);
  expect(searches.map((search) => hitsSinceLabel(dayBefore(search), searchesTexts))).toEqual([
    "Treff siden forrige søk",
    "Treff siden 01.03.2026",
  ]);
  expect(searchesOfRows([repetition(8, 7)])).toMatchObject([{ id: 8, hitsSince: null }]);
  expect(searchesOfRows([repetition(8, 7)])[0]).not.toHaveProperty("repeats");
});

test("a record counts once: a repetition adds its newer hits, and all of them when the search before is deleted", () => {
  const again = repetition(8, 7, { numberOfSearchHits: "130", hitsSince: "10" });
  expect(identifiedIn(searchesOfRows([row(7), again]))).toBe(130);
  expect(identifiedIn(searchesOfRows([again]))).toBe(130);
  const [database] = figureOf([{ title: "B", searches: searchesOfRows([row(7), again]) }]).databaseSearches;
  expect(database).toMatchObject({ categoryTotal: 130, items: [{ hits: 120 }, { hits: 10 }] });
});

test("hits that nobody has written are no zero", () => {
  expect(searchOfRow(repetition(8, 7).cells)).toMatchObject({ hits: null, hitsSince: null });
  expect(searchOfRow(repetition(8, 7, { numberOfSearchHits: "0", hitsSince: "0" }).cells)).toMatchObject({
    hits: 0,
    hitsSince: 0,
  });
  const counted = prismaOf([searchOfRow(row(7).cells), searchOfRow(repetition(8, 7).cells)]);
  expect(counted.find(({ item }) => item === 15)?.lines).toEqual(["MEDLINE: 120"]);
});

test("documents mark the search before and name the newer hits; the table has a column for each", () => {
  const again = repetition(8, 7, { numberOfSearchHits: "130", hitsSince: "10" });
  const parts = JSON.stringify(searchParts(searchesOfRows([row(7), again]), searchesTexts));
  expect(parts.match(/Forrige søk/g)).toHaveLength(1);
  expect(parts).toContain("Treff siden 01.03.2026: 10");
  expect(documentFilesIn("nb").tables.searches.slice(-2)).toEqual(["Forrige søk", "Treff siden forrige søk"]);
});

test("a block is unfinished until somebody has written the hits of each repetition", () => {
  const isUnfinished = (hits: string) => {
    const rows = [row(7), repetition(8, 7, { numberOfSearchHits: hits })].map((each) => ({
      ...exampleRow(0, "", {}),
      ...each,
    }));
    return literatureSearch.isUnfinished?.({ kind: block.kind, block, value: null, rows, files: [] });
  };
  expect([isUnfinished(""), isUnfinished("0")]).toEqual([true, false]);
});
