import { expect, test } from "vitest";
import given from "./given-results.json" with { type: "json" };
import { checkResult, type Finding, type ResultCells, type StudyOfResult } from "./index.ts";
import { changesFor } from "./likely-slip.ts";
import { rowOf } from "./result-row.ts";

type Given = (typeof given)[number];

const foundIn = ({ cells }: Given) => {
  const { interventionGroupNumberOfPatiens: one, controlGroupNumberOfPatiens: other, ...result } = cells;
  return checkResult(result, {
    ...(one !== undefined && { interventionGroupNumberOfPatients: one }),
    ...(other !== undefined && { controlGroupNumberOfPatients: other }),
  });
};

const slips = given.filter(({ expect: wanted }) => wanted === "warn");

test("at least 90 % of the rows with a slip are found, and at most 2 % of the right ones", () => {
  const warned = given.filter((each) => foundIn(each).length > 0);
  const missed = slips.filter((each) => !warned.includes(each));
  const alarms = warned.filter((each) => !slips.includes(each));
  expect(missed.length / slips.length).toBeLessThanOrEqual(0.1);
  expect(alarms.length / (given.length - slips.length)).toBeLessThanOrEqual(0.02);
});

/** The names that the given rows have for likely slips. */
const namesOfSlips: Readonly<Record<string, string>> = {
  "gruppene byttet": "ArmsSwapped",
  desimal: "DecimalMoved",
  "prosent eller andel": "PercentOrShare",
  "sifre byttet om": "DigitsSwapped",
  "annet effektmål": "OtherMeasure",
};

test("the slip that was made is mostly the likely one", () => {
  const named = slips.flatMap((each) => (each.likely === undefined ? [] : [{ each, name: namesOfSlips[each.likely] }]));
  const right = named.filter(({ each, name }) => foundIn(each).some(({ slip }) => slip === name));
  expect(right.length / named.length).toBeGreaterThanOrEqual(0.9);
});

/** A trial whose numbers fit. */
const fits: ResultCells = {
  ...{ measure: "RR", interventionEvents: "60", interventionTotal: "1000" },
  ...{ controlEvents: "110", controlTotal: "1000", interventionPercent: "6,0", controlPercent: "11" },
  ...{ effect: "0,55", effectLow: "0,40", effectHigh: "0,74", pValue: "<0,001", text: "Færre døde." },
};
const study: StudyOfResult = {
  ...{ interventionGroupNumberOfPatients: "1 020", controlGroupNumberOfPatients: "1 015" },
};
const kinds = (change: ResultCells, given: StudyOfResult = study): readonly Finding[] =>
  checkResult({ ...fits, ...change }, given).map(({ finding }) => finding);

test("numbers that fit are silent, and so is an empty row", () => {
  expect(kinds({})).toEqual([]);
  expect(checkResult({})).toEqual([]);
  expect(checkResult({ measure: "RR", effect: "lav", pValue: "liten", interventionEvents: "mange" })).toEqual([]);
});

test.each([
  [{ interventionEvents: "1001" }, ["EventsAboveTotal"]],
  [{ controlEvents: "110,5" }, ["EventsAboveTotal"]],
  [{ controlTotal: "0" }, ["EventsAboveTotal", "FarFewerThanEnrolled"]],
  [{ interventionPercent: "0,06" }, ["PercentDoesNotFit"]],
  [{ interventionPercent: "108" }, ["PercentDoesNotFit"]],
  [{ effect: "5,5" }, ["EstimateOutsideInterval", "EstimateDoesNotFit", "WordsAgainstNumber"]],
  [{ effectLow: "0,74", effectHigh: "0,40" }, ["IntervalReversed", "IntervalDoesNotFit"]],
  [{ effectHigh: "7,4", pValue: "" }, ["IntervalUneven", "IntervalDoesNotFit"]],
  [{ effect: "0,45" }, ["IntervalUneven", "EstimateDoesNotFit"]],
  [{ pValue: "0,20" }, ["PAgainstInterval"]],
  [{ pValue: ">0,1" }, ["PAgainstInterval"]],
  [{ text: "Flere døde." }, ["WordsAgainstNumber"]],
  [{ text: "Ikke flere døde." }, []],
  [{ text: "Færre døde, men flere smerter." }, []],
  // An adjusted estimate may differ much from the raw numbers.
  [{ effect: "0,40", effectLow: "0,28", effectHigh: "0,57", adjusted: "ja" }, []],
  // Totals over several trials must not be compared: Cochrane Handbook 12.5.4.
  [{ effect: "0,40", effectLow: "0,28", effectHigh: "0,57", pooled: "ja" }, []],
  [{ effect: "1,74", pooled: "ja" }, ["EstimateOutsideInterval", "WordsAgainstNumber"]],
])("with %o the findings are %o", (change, findings) => {
  expect(kinds(change)).toEqual(findings);
});

test("more than the enrolled cannot be analysed, and far fewer seldom are", () => {
  expect(kinds({}, { ...study, interventionGroupNumberOfPatients: "900" })).toEqual(["MoreThanEnrolled"]);
  expect(kinds({}, { ...study, controlGroupNumberOfPatients: "2 100" })).toEqual(["FarFewerThanEnrolled"]);
});

test("without words of its own a row is compared with the paragraph about its outcome only", () => {
  const resultEffect = "Fall: flere falt hjemme.\nDød: færre døde hjemme.";
  const words = (outcome: string) => kinds({ text: "", outcome }, { ...study, resultEffect });
  expect([words("Død"), words("fall"), words("Smerte"), words("")]).toEqual([[], ["WordsAgainstNumber"], [], []]);
});

test("five findings cannot be, the others are to be looked at", () => {
  const level = (change: ResultCells) => checkResult({ ...fits, ...change }, study)[0]?.level;
  expect(
    [{ interventionEvents: "1001" }, { effect: "5,5" }, { effectLow: "0,74", effectHigh: "0,40" }].map(level),
  ).toEqual(Array(3).fill("cannot-be"));
  expect([{ pValue: "0,20" }, { text: "Flere døde." }].map(level)).toEqual(["look", "look"]);
});

test.each([
  [{ effect: "1,83", effectLow: "1,36", effectHigh: "2,48" }, "ArmsSwapped"],
  [{ effect: "5,5" }, "DecimalMoved"],
  [{ effect: "0,546", effectLow: "0,430", effectHigh: "0,738" }, "DigitsSwapped"],
  [{ controlPercent: "0,11" }, "PercentOrShare"],
  [{ effectLow: "0,37", effectHigh: "0,81" }, "OtherConfidence"],
  [{ effectLow: "0,52", effectHigh: "0,58" }, null],
])("with %o the likely slip is %s", (change, slip) => {
  expect(checkResult({ ...fits, ...change }, study)[0]?.slip).toBe(slip);
});

test("a standard error in the place of a deviation is recognised", () => {
  const means: ResultCells = {
    ...{ measure: "MD", effect: "-6,4", effectLow: "-10,4", effectHigh: "-2,4" },
    ...{ interventionTotal: "56", interventionMean: "44,9", interventionSd: "1,47" },
    ...{ controlTotal: "60", controlMean: "51,3", controlSd: "1,36" },
  };
  expect(checkResult(means)).toMatchObject([{ finding: "IntervalDoesNotFit", slip: "ErrorForDeviation" }]);
});

test("a row without numbers has few slips to try", () => {
  expect([...changesFor(rowOf({}))].every(({ changed }) => Object.keys(changed.numbers).length === 0)).toBe(true);
});
