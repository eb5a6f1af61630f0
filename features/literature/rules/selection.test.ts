import fc from "fast-check";
import { expect, test } from "vitest";
import {
  doubtsOfFlow,
  exclusionColumn,
  isSelectionExplained,
  prismaFlowOf,
  selectionOf,
  sumOfFullText,
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
  const selection = selectionOf(given);
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
  expect(selectionOf({ screened: " ", included: "" })).toBeNull();
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
