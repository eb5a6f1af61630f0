import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { csvRows } from "../../../platform/pure/csv/index.ts";
import { indexOf, keysOfReference, keysOfText, matchesOf, type Notice, noticeOfRow, withDates } from "./index.ts";
import { neededColumns } from "./notice-rows.ts";
import { paperStates, stateOf } from "./state.ts";

const fileBeside = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

const references = z
  .object({
    references: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        doi: z.string().optional(),
        pmid: z.string().optional(),
        state: z.enum(paperStates).nullable(),
      }),
    ),
  })
  .parse(JSON.parse(fileBeside("retractions-references.json"))).references;

const sample = (() => {
  const [header = [], ...rows] = csvRows(fileBeside("retractions-sample.csv"));
  const at = Object.fromEntries(neededColumns.map((column) => [column, header.indexOf(column)]));
  return withDates(rows.flatMap((row) => noticeOfRow((column) => row[at[column] ?? -1] ?? "") ?? []));
})();
const index = indexOf(sample);

const gravest = (states: readonly string[]) => paperStates.find((state) => states.includes(state)) ?? null;

test("every reference to a listed paper is found as people write it, and no other, each with its state", () => {
  const judged = references.map(({ doi, pmid, ...rest }) => {
    const keys = keysOfReference({ ...(doi ? { doi } : {}), ...(pmid ? { pmid } : {}) });
    return { ...rest, found: gravest(matchesOf(keys, index).map(({ state }) => state)) };
  });
  expect(judged.filter(({ state, found }) => state !== found)).toEqual([]);
});

test("the same in a citation that is a text", () => {
  const judged = references.map(({ doi = "", pmid = "", ...rest }) => {
    const number = /^\d+$/.test(pmid) ? `PMID: ${pmid}` : pmid;
    const text = `Berg K, Lie O. ${rest.title}. Tidsskr Eks. 2020;140(3):1-9. ${doi} ${number}`;
    return { ...rest, found: gravest(matchesOf(keysOfText(text), index).map(({ state }) => state)) };
  });
  expect(judged.filter(({ state, found }) => state !== found)).toEqual([]);
});

const notice = (recordId: number, nature: Notice["nature"], on: string | null, more: Partial<Notice> = {}): Notice => ({
  ...{ recordId, nature, on, doi: "10.5555/a", pmid: "", noticeDoi: "" },
  ...more,
});
const stateAfter = (...notices: Notice[]) => stateOf(notices)?.state ?? null;

test.each([
  [["retraction", "correction"], "retracted"],
  [["retraction", "concern"], "retracted"],
  [["concern", "retraction"], "retracted"],
  [["retraction", "reinstatement"], "reinstated"],
  [["retraction", "reinstatement", "correction"], "reinstated"],
  [["retraction", "reinstatement", "concern"], "concern"],
  [["concern", "retraction", "reinstatement"], "reinstated"],
  [["retraction", "reinstatement", "retraction", "correction"], "retracted"],
  [["correction", "concern"], "concern"],
  [["correction"], "corrected"],
] as const)("a paper with %j is %s", (natures, state) => {
  const notices = natures.map((nature, at) => notice(at + 1, nature, `2020-01-0${at + 1}`));
  expect(stateAfter(...notices)).toBe(state);
});

test("the order in which notices are given does not matter, and the state names one of them", () => {
  const anyNotice = fc.record({
    recordId: fc.integer({ min: 1, max: 1_000_000 }),
    nature: fc.constantFrom<Notice["nature"][]>("retraction", "concern", "correction", "reinstatement"),
    on: fc.option(fc.constantFrom("2019-02-03", "2020-01-01", "2021-12-31")),
  });
  const some = fc.uniqueArray(anyNotice, { selector: ({ recordId }) => recordId, minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(some, (given) => {
      const notices = given.map(({ recordId, nature, on }) => notice(recordId, nature, on));
      const state = stateOf(notices);
      expect(state).not.toBeNull();
      expect(stateOf(notices.toReversed())).toEqual(state);
      expect(notices).toContainEqual(state?.notice);
    }),
  );
});

test("the state begins with the first retraction since the last reinstatement", () => {
  const all = [
    notice(1, "retraction", "2018-05-01"),
    notice(2, "reinstatement", "2019-01-01"),
    notice(3, "retraction", "2023-08-16"),
    notice(4, "retraction", "2024-01-01"),
  ];
  expect(stateOf(all)?.notice.recordId).toBe(3);
});

test("a notice with the PubMed number alone belongs to the paper that another notice gives its DOI", () => {
  const all = indexOf([
    notice(1, "retraction", "2020-01-01", { pmid: "77" }),
    notice(2, "reinstatement", "2021-01-01", { doi: "", pmid: "77" }),
  ]);
  expect(matchesOf(keysOfReference({ doi: "10.5555/A" }), all)).toMatchObject([{ state: "reinstated" }]);
  expect(matchesOf(keysOfReference({ pmid: "0077" }), all)).toMatchObject([{ state: "reinstated" }]);
});

test("a DOI of one paper with the PubMed number of another: both are told, and that the numbers differ", () => {
  const all = indexOf([
    notice(1, "retraction", "2020-01-01", { pmid: "77" }),
    notice(2, "concern", "2021-01-01", { doi: "10.5555/b", pmid: "88" }),
  ]);
  expect(matchesOf(keysOfReference({ doi: "10.5555/a", pmid: "88" }), all)).toMatchObject([
    { state: "retracted", numbersDiffer: true },
    { state: "concern", numbersDiffer: true },
  ]);
  expect(matchesOf(keysOfReference({ doi: "10.5555/other", pmid: "88" }), all)).toMatchObject([
    { state: "concern", numbersDiffer: true },
  ]);
  expect(matchesOf(keysOfReference({ doi: "10.5555/a", pmid: "77" }), all)).toMatchObject([
    { state: "retracted", numbersDiffer: false },
  ]);
});

test("a text that cites several studies tells of each, and a DOI that only begins as a listed one does is another", () => {
  const all = indexOf([
    notice(1, "retraction", "2020-01-01"),
    notice(2, "concern", "2021-01-01", { doi: "10.5555/b" }),
  ]);
  const text = "Se https://doi.org/10.5555/A, og 10.5555/b; ikke 10.5555/a1 eller 10.5555/b/suppl.";
  expect(matchesOf(keysOfText(text), all).map(({ notice: { recordId } }) => recordId)).toEqual([1, 2]);
});

test("`0` and `unavailable` are no numbers", () => {
  const row = (cells: Record<string, string>) => noticeOfRow((column) => cells[column] ?? "");
  const named = { "Record ID": "7", RetractionNature: "Retraction", RetractionDate: "8/16/2023 0:00" };
  expect(row({ ...named, OriginalPaperDOI: "Unavailable", OriginalPaperPubMedID: "0" })).toBeNull();
  expect(row({ ...named, OriginalPaperPubMedID: "0123" })).toMatchObject({
    ...{ doi: "", pmid: "123", date: "8/16/2023 0:00" },
  });
  expect(row({})).toBeNull();
});
