import { expect, test } from "vitest";
import { type Certainty, computedOf } from "./index.ts";

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
