import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { fewOutcomes, hasOnlyGood, trustAboveOutcomes, warningsOf } from "./warnings.ts";

const whole: OutcomeCells = {
  ...{ name: "Død", kind: "event", desirable: "less", measure: "RR" },
  ...{ effect: "0,74", effectLow: "0,55", effectHigh: "0,9" },
  ...{ "baseline.1.value": "110", "baseline.1.source": "Dialyseregisteret" },
  ...{ start: "randomised", certainty: "high" },
};

test.each([
  [{}, []],
  [{ "baseline.1.value": "" }, ["EffectWithoutAbsolute"]],
  [{ measure: "RD", effect: "-3", effectLow: "-5", effectHigh: "-1", "baseline.1.value": "" }, []],
  [{ effectHigh: "" }, ["EffectWithoutInterval"]],
  [{ "baseline.1.source": " " }, ["BaselineWithoutSource"]],
  [{ "baseline.3.value": "20" }, ["BaselineWithoutSource"]],
  [{ size: "large", importantFrom: "30" }, ["SizeAgainstNumber"]],
  [{ size: "trivial", importantFrom: "20" }, ["SizeAgainstNumber"]],
  [{ size: "large", importantFrom: "20" }, []],
  [{ certainty: "", start: "" }, ["OutcomeWithoutCertainty"]],
  [{ certainty: "" }, []],
  [{ start: "" }, []],
  [{ certainty: "moderate", certaintyWhy: "Få pasienter" }, ["CertaintyAgainstReasons"]],
  [{ certainty: "moderate", imprecision: "-1" }, ["CertaintyWithoutReason"]],
  [{ certainty: "", imprecision: "-1" }, ["CertaintyWithoutReason"]],
  [{ certainty: "low", start: "observational" }, []],
  [{ effectHigh: "1,2" }, ["HighTrustWideInterval"]],
  [{ effectHigh: "1" }, ["HighTrustWideInterval"]],
  [{ effectHigh: "1,2", size: "trivial" }, []],
  [{ effectHigh: "1,2", importantFrom: "40" }, []],
  [{ effectHigh: "1,2", certainty: "moderate", imprecision: "-1", certaintyWhy: "Bredt" }, []],
  [{ effectHigh: "", "baseline.1.source": "", noStudies: "ja" }, []],
])("with %o an outcome has %o", (change, warnings) => {
  expect(warningsOf({ ...whole, ...change })).toEqual(warnings);
});

test("an outcome with a direction alone needs a trust, and a size that agrees", () => {
  const described: OutcomeCells = { name: "Trygghet", kind: "narrative", direction: "same", size: "large" };
  expect(warningsOf(described)).toEqual(["SizeAgainstNumber", "OutcomeWithoutCertainty"]);
  expect(warningsOf({ name: "Trygghet" })).toEqual([]);
});

test.each([
  [0, 5, null],
  [1, null, { rows: 1, named: null }],
  [2, 2, { rows: 2, named: 2 }],
  [3, null, null],
  [3, 5, { rows: 3, named: 5 }],
  [5, 5, null],
])("%i outcomes where PICO names %s: %o", (rows, named, found) => {
  expect(fewOutcomes(rows, named)).toEqual(found);
});

test("the lowest trust of the critical outcomes counts", () => {
  const rows: readonly OutcomeCells[] = [
    { importance: "critical", certainty: "moderate" },
    { importance: "critical", start: "observational" },
    { importance: "important", certainty: "very-low" },
    { importance: "critical", noStudies: "ja" },
  ];
  expect(trustAboveOutcomes(rows, "moderate")).toBe("low");
  expect(trustAboveOutcomes(rows, "low")).toBeNull();
  expect(trustAboveOutcomes(rows, null)).toBeNull();
  expect(trustAboveOutcomes([{ importance: "critical" }], "high")).toBeNull();
});

test("a table without an unwanted outcome is one-sided", () => {
  const better: OutcomeCells = { name: "Livskvalitet", desirable: "more" };
  expect(hasOnlyGood([better, { name: "Trygghet", desirable: "more" }])).toBe(true);
  expect(hasOnlyGood([better, { name: "Liggetid", desirable: "less" }])).toBe(true);
  expect(hasOnlyGood([])).toBe(false);
  for (const name of [
    "Død innen ett år",
    "Alvorlige hendelser",
    "Alvorlege hendingar",
    "Infeksjon i tilgangen",
    "Biverknader",
    "Uønskte hendingar",
    "Hjerneslag",
    "Belastning for pårørende",
    "Avbrudd",
  ])
    expect(hasOnlyGood([better, { name, desirable: "less" }]), name).toBe(false);
});
