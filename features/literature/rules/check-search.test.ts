import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { checkSearch, figureOf, numberOfHits, type SearchInput } from "./index.ts";

const db: SearchInput = { searchType: "DB", source: "MEDLINE", url: "", date: "2026-03-01", numberOfSearchHits: 12 };
const web: SearchInput = {
  searchType: "Web",
  source: "SBU",
  url: "https://www.sbu.se/",
  date: "01.03.2026",
  numberOfSearchHits: null,
};
const kinds = (input: SearchInput) => checkSearch(input).map(({ path, kind }) => `${path} ${kind}`);

test("filled searches of both types may be saved", () => {
  expect(kinds(db)).toEqual([]);
  expect(kinds(web)).toEqual([]);
});

test("source and date are asked of both, hits of databases only", () => {
  expect(kinds({ ...db, source: " ", date: "", numberOfSearchHits: "" })).toEqual([
    "source SourceRequired",
    "date DateRequired",
    "numberOfSearchHits HitsRequired",
  ]);
  for (const source of ["", "\u200b"]) expect(kinds({ ...web, source })).toEqual(["source SourceRequired"]);
  expect(kinds({ ...db, numberOfSearchHits: "mange" })).toEqual(["numberOfSearchHits NotANumber"]);
  expect(kinds({ ...db, numberOfSearchHits: "-1" })).toEqual(["numberOfSearchHits NotANumber"]);
});

test("the first day is 2022-01-01, and a day must exist", () => {
  expect(kinds({ ...db, date: "2022-01-01" })).toEqual([]);
  expect(kinds({ ...db, date: "31.12.2021" })).toEqual(["date DateTooEarly"]);
  expect(kinds({ ...db, date: "2026-02-30" })).toEqual(["date DateInvalid"]);
});

test("a link is optional, and of a web search never anything but http or https", () => {
  expect(kinds({ ...web, url: "" })).toEqual([]);
  for (const url of ["", "ovidsp.ovid.com", "Ovid, bibliotekets tilgang"]) expect(kinds({ ...db, url })).toEqual([]);
  expect(kinds({ ...db, url: "javascript:alert(1)" })).toEqual(["url NotALink"]);
  for (const url of ["javascript:alert(1)", "data:text/html,x", "www.sbu.se", "https://", "https:// x", "ftp://a.b"])
    expect(kinds({ ...web, url })).toEqual(["url NotALink"]);
});

test("days and hits survive being written out and read back", () => {
  const days = fc.date({ min: new Date("2022-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.nat(999_999_999), (date, hits) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split("-");
      expect(isoDay(iso)).toBe(iso);
      expect(isoDay(`${day}.${month}.${year}`)).toBe(iso);
      expect(numberOfHits(new Intl.NumberFormat("nb").format(hits))).toBe(hits);
    }),
  );
});

test("the figure counts every search once, in its category: databases by hits, web sources by searches", () => {
  const figure = figureOf([
    {
      title: "Punkt A",
      searches: [
        { searchType: "Web", source: "NICE", hits: null },
        { searchType: "Web", source: "SBU", hits: null },
        { searchType: "Web", source: "NICE", hits: null },
      ],
    },
    {
      title: "Punkt B",
      searches: [
        { searchType: "DB", source: "MEDLINE", hits: 10 },
        { searchType: "DB", source: "Embase", hits: 5 },
      ],
    },
  ]);
  expect(figure).toEqual({
    databaseSearches: [
      {
        name: "Punkt B",
        categoryTotal: 15,
        items: [
          { source: "MEDLINE", hits: 10 },
          { source: "Embase", hits: 5 },
        ],
      },
    ],
    webSearches: [
      {
        name: "Punkt A",
        items: [
          { source: "NICE", searches: 2 },
          { source: "SBU", searches: 1 },
        ],
      },
    ],
  });
});
