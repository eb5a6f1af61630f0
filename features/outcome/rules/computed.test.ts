import fc from "fast-check";
import { expect, test } from "vitest";
import { type Certainty, computedOf, outcomeColumns } from "./index.ts";

const texts = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };

test("what follows from the cells is computed in one go", () => {
  const cells = {
    ...{ name: "Død innen ett år", kind: "event", desirable: "less", measure: "RR" },
    ...{ effect: "0.74", effectLow: "0.55", effectHigh: "1.00" },
    ...{ "baseline.1.value": "110", "baseline.3.value": "12%", "baseline.3.source": "Registeret" },
    ...{ start: "randomised", riskOfBias: "-1", imprecision: "-1", certaintyWhy: "Få hendelser" },
  };
  expect(computedOf(cells, texts)).toEqual({
    baselines: [
      {
        shown: {
          ...{ per: 1000, baseline: 110, with: 81, withLow: 61, withHigh: 110 },
          ...{ difference: -29, differenceLow: -49, differenceHigh: 0, nnt: null, capped: false },
        },
      },
      {
        shown: {
          ...{ per: 1000, baseline: 120, with: 89, withLow: 66, withHigh: 120 },
          ...{ difference: -31, differenceLow: -54, differenceHigh: 0, nnt: null, capped: false },
        },
      },
    ],
    certainty: "low" satisfies Certainty,
    sentence: {
      nb: "Hjemmedialyse gir muligens lavere risiko for død innen ett år enn dialyse på sykehus.",
      nn: "Hjemmedialyse gir moglegvis lågare risiko for død innen ett år enn dialyse på sykehus.",
    },
    warnings: ["BaselineWithoutSource"],
  });
});

test("a row with a name only has nothing computed", () => {
  expect(computedOf({ name: "Død" }, texts)).toEqual({ baselines: [], certainty: null, sentence: null, warnings: [] });
});

/** Cells as people leave them: chosen, typed, half typed, or not a number. */
const anyCells = fc.record(
  Object.fromEntries(
    outcomeColumns.map((column) => {
      const given =
        "options" in column ? [...column.options] : ["0", "1", "0.5", "-2", "110", "1100", "11%", "3/4", "100"];
      return [column.key, fc.oneof(fc.constantFrom("", ...given), fc.string({ maxLength: 4 }))];
    }),
  ),
);

test("whatever the cells hold, every number that is shown is a number, and adds up", () => {
  fc.assert(
    fc.property(anyCells, (cells) => {
      const { baselines, certainty, sentence } = computedOf(cells, texts);
      if (certainty === null && cells.noStudies !== "ja") expect(sentence).toBeNull();
      for (const { shown } of baselines) {
        if (shown === null) continue;
        const { nnt, capped, per, ...numbers } = shown;
        for (const number of [per, ...Object.values(numbers), ...Object.values(nnt ?? {})])
          expect(number === null || Number.isFinite(number)).toBe(true);
        if (shown.with !== null) expect(shown.with - (shown.baseline ?? Number.NaN)).toBeCloseTo(shown.difference, 9);
        if (capped) expect(nnt).toBeNull();
      }
    }),
    { numRuns: 3000 },
  );
});
