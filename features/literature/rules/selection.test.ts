import fc from "fast-check";
import { expect, test } from "vitest";
import { selectionTexts } from "../texts-selection.ts";
import {
  doubtsOfFlow,
  exclusionColumn,
  firstFlowOf,
  flowOf as flowForReaders,
  flowSteps,
  identifiedIn,
  identifiedSince,
  includedIn,
  isSelectionExplained,
  PREVIOUS_COLUMN,
  prismaFlowOf,
  type SearchedEdition,
  type SelectedSearch,
  SINCE_COLUMN,
  searchedEditions,
  selectionColumns,
  selectionOf,
  sumOfFullText,
  updateColumn,
  updatedEdition,
  writtenSelection,
} from "./index.ts";

const cells = {
  duplicatesRemoved: "20",
  screened: "",
  fullText: "10",
  included: "4",
  [exclusionColumn(1, "reason")]: "Feil populasjon",
  [exclusionColumn(1, "number")]: "5",
  [exclusionColumn(3, "reason")]: "Ikke kontrollgruppe",
  [exclusionColumn(3, "number")]: "1",
};
const flowOf = (given: Record<string, string>, identified = 120) => {
  const selection = selectionOf(given, null);
  return selection && prismaFlowOf(identified, selection);
};

test("numbers are typed once: what is screened and what left at each step follow from the others", () => {
  expect(flowOf(cells)).toEqual({
    identified: 120,
    duplicatesRemoved: 20,
    screened: 100,
    excludedOnTitle: 90,
    fullText: 10,
    excludedInFullText: 6,
    excluded: [
      { reason: "Feil populasjon", number: 5 },
      { reason: "Ikke kontrollgruppe", number: 1 },
    ],
    included: 4,
  });
  expect(selectionOf({ screened: " ", included: "" }, null)).toBeNull();
});

test("numbers that do not add up are said, and never made up", () => {
  const doubts = (given: Record<string, string>) => {
    const flow = flowOf({ ...cells, ...given });
    return flow ? doubtsOfFlow(flow).map(({ kind }) => kind) : null;
  };
  expect(doubts({})).toEqual([]);
  expect(doubts({ screened: "90" })).toEqual(["ScreenedDiffers"]);
  expect(doubts({ fullText: "200" })).toEqual(["FullTextAboveScreened", "IncludedDiffers"]);
  expect(doubts({ included: "5" })).toEqual(["IncludedDiffers"]);
  expect(flowOf({ duplicatesRemoved: "200" })?.screened).toBeNull();
});

test("numbers after full text that add up are said with their sum, and only when all of them are there", () => {
  const sum = (given: Record<string, string>) => {
    const flow = flowOf({ ...cells, ...given });
    return flow && sumOfFullText(flow);
  };
  expect(sum({})).toEqual([4, 6, 10]);
  for (const given of [{ included: "5" }, { included: "" }, { fullText: "" }]) expect(sum(given)).toBeNull();
});

test("a selection is explained when every number is there and every study that was read and left out has a reason", () => {
  expect(isSelectionExplained(flowOf(cells))).toBe(true);
  expect(isSelectionExplained(null)).toBe(false);
  expect(isSelectionExplained(flowOf({ ...cells, fullText: "11" }))).toBe(false);
  expect(isSelectionExplained(flowOf({ ...cells, included: "" }))).toBe(false);
  expect(isSelectionExplained(flowOf({ ...cells, [exclusionColumn(3, "reason")]: " " }))).toBe(false);
});

test("whatever the numbers, what a flow says that left is never below 0", () => {
  const number = fc.option(fc.nat(500).map(String), { nil: "" });
  fc.assert(
    fc.property(fc.nat(500), number, number, number, number, (identified, a, b, c, d) => {
      const flow = flowOf({ duplicatesRemoved: a, screened: b, fullText: c, included: d }, identified);
      if (flow === null) return [a, b, c, d].every((text) => text === "");
      return [flow.screened, flow.excludedOnTitle, flow.excludedInFullText].every((each) => each === null || each >= 0);
    }),
  );
});

const search = (
  id: number,
  date: string,
  hits: number | null,
  repeated: Partial<SelectedSearch> = {},
): SelectedSearch => ({
  searchType: "DB",
  id,
  date,
  hits,
  ...repeated,
});
const first = search(1, "2024-02-01", 120);
const again = search(2, "2026-03-01", 150, { repeats: 1, hitsSince: 31 });
const third = search(3, "2028-03-01", 155, { repeats: 2, hitsSince: 6 });

test("an update counts what searches found since the edition before, however often they were repeated", () => {
  const since = (day: string | null, ...searches: readonly SelectedSearch[]) =>
    identifiedSince(searches, { since: day });
  expect(since("2024-02-01", first)).toBe(0);
  expect(since("2024-02-01", first, again)).toBe(31);
  expect(since("2024-02-01", first, again, third)).toBe(37);
  expect(since("2026-03-01", first, again, third)).toBe(6);
  // Nothing is published yet.
  expect(since(null, first)).toBe(0);
  expect(since(null, first, again, third)).toBe(37);
  // A database that is searched for the first time counts with all its hits, one that was not searched again with none.
  for (const day of ["2024-02-01", null])
    expect(since(day, first, again, search(4, "2026-03-02", 9), search(5, "2024-02-01", 40))).toBe(40);
  expect(since("2024-02-01", first, search(4, "2025-01-01", 9))).toBe(9);
  expect(since(null, first, search(2, "2026-03-01", null, { repeats: 1, hitsSince: null }))).toBe(0);
  expect(since(null, { ...again, searchType: "Web" })).toBe(0);
});

test("a publication from before the day was kept counts the newest repetition of each search, as it was published", () => {
  expect(identifiedSince([first, again, third], {})).toBe(6);
  expect(identifiedSince([first, again, search(4, "2026-03-02", 9), search(5, "2024-02-01", 40)], {})).toBe(40);
});

test("the edition that is updated is the last one that was searched before the newest repetition", () => {
  const edition = (searchedOn: string, included: number | null = null) => ({ searchedOn, included });
  const [one, two] = [edition("2024-02-01", 4), edition("2026-03-01", 9)];
  expect(updatedEdition([first], [one])).toBeNull();
  expect(updatedEdition([first, again], [])).toBeNull();
  expect(updatedEdition([first, again], [one])).toBe(one);
  expect(updatedEdition([first, again, third], [one])).toBe(one);
  expect(updatedEdition([first, again, third], [one, two])).toBe(two);
  // The edition of the update itself, one that corrects a word, and a confirmation have the same update.
  expect(updatedEdition([first, again], [one, two, two])).toBe(one);
  expect(updatedEdition([first, again, third], [one, two, two])).toBe(two);
});

test("the number of studies before is that of the edition that is updated, until authors write another", () => {
  const previous = (given: Readonly<Record<string, string>>, editions: readonly SearchedEdition[]) =>
    writtenSelection({ cells: { ...updated, ...given }, editions }, [first, again, third])?.update?.previous;
  const editions = [
    { searchedOn: "2024-02-01", included: 4 },
    { searchedOn: "2026-03-01", included: 9 },
  ];
  expect(previous({}, editions)).toBe(9);
  expect(previous({ [PREVIOUS_COLUMN]: "11" }, editions)).toBe(11);
  expect(previous({}, [])).toBeNull();
  expect(writtenSelection({ cells, editions }, [first, again, third])).not.toHaveProperty("update");
  const imported = { cells: { ...updated, [SINCE_COLUMN]: "2026-03-01" }, editions: [] };
  expect(writtenSelection(imported, [first, again, third])?.update).toMatchObject({
    previous: null,
    since: "2026-03-01",
  });
});

test("of an edition the newest day and the number of studies are kept; one without searches is none", () => {
  const none = { days: [], selection: null };
  const stored = { days: ["2024-02-01", "", "2023-01-01"], selection: selectionIn(updated) };
  expect(searchedEditions([none, stored])).toEqual([{ searchedOn: "2024-02-01", included: 6 }]);
});

const updated = {
  ...cells,
  [updateColumn("duplicatesRemoved")]: "1",
  [updateColumn("fullText")]: "3",
  [updateColumn("included")]: "2",
  [updateColumn(exclusionColumn(1, "reason"))]: "Feil utfall",
  [updateColumn(exclusionColumn(1, "number"))]: "1",
};
const selectionIn = (given: Readonly<Record<string, string>>) =>
  selectionOf(given, null) ?? expect.fail("no selection");
const labelsIn = (given: Readonly<Record<string, string>>, searches: readonly SelectedSearch[]) =>
  flowSteps(flowForReaders(searches, selectionIn(given)), selectionTexts, String).map(
    ({ label, said }) => `${label}: ${said}`,
  );

test("the flow of an update has the studies of the edition before, the new ones, and how many there are in all", () => {
  expect(labelsIn(updated, [first, again])).toEqual([
    "Studier i forrige utgave: 4",
    "Nye treff i databaser: 31",
    "Vurdert på tittel og sammendrag: 30",
    "Vurdert i fulltekst: 3",
    "Nye inkluderte studier: 2",
    "Inkluderte studier i alt: 6",
  ]);
  expect(labelsIn({ ...updated, [PREVIOUS_COLUMN]: "11" }, [first, again]).at(-1)).toBe("Inkluderte studier i alt: 13");
  expect(labelsIn({ ...updated, included: "" }, [first, again]).at(-1)).toBe("Inkluderte studier i alt: ikke oppgitt");
  expect(includedIn(selectionIn(updated))).toBe(6);
  expect(includedIn(selectionIn(cells))).toBe(4);
  expect(firstFlowOf([first, again], selectionIn(updated)).identified).toBe(120);
  expect(firstFlowOf([first, again], selectionIn(cells)).identified).toBe(151);
});

test("an update is explained by its own numbers, and by the number of studies before it", () => {
  const explained = (given: Record<string, string>) =>
    isSelectionExplained(flowForReaders([first, again], selectionIn({ ...updated, ...given })));
  expect(explained({})).toBe(true);
  expect(explained({ included: "" })).toBe(false);
  expect(explained({ included: "", [PREVIOUS_COLUMN]: "4" })).toBe(true);
  expect(explained({ [updateColumn("fullText")]: "" })).toBe(false);
  expect(explained({ [updateColumn(exclusionColumn(1, "reason"))]: "" })).toBe(false);
});

test("whatever the searches, both selections together count what all of them found", () => {
  const hits = fc.array(fc.record({ hits: fc.nat(900), since: fc.nat(90), times: fc.nat(3) }), { maxLength: 6 });
  fc.assert(
    fc.property(hits, (databases) => {
      const searches = databases.flatMap(({ hits, since, times }, at) =>
        Array.from({ length: times + 1 }, (_, time) => {
          const id = at * 10 + time;
          const repeated = time > 0 ? { repeats: id - 1, hitsSince: since } : {};
          return search(id, `20${20 + time}-01-01`, hits, repeated);
        }),
      );
      const selection = selectionIn(updated);
      const both = firstFlowOf(searches, selection).identified + flowForReaders(searches, selection).identified;
      return both === identifiedIn(searches);
    }),
  );
});

test("every column of the selection's row is read, and once", () => {
  expect(new Set(selectionColumns()).size).toBe(selectionColumns().length);
  for (const column of selectionColumns()) expect(selectionOf({ [column]: "7" }, null)).not.toBeNull();
});
