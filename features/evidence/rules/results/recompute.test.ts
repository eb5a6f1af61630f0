import { expect, test } from "vitest";
import { effectOfArms } from "./check-result.ts";
import type { ResultCells } from "./columns.ts";
import { recompute } from "./recompute.ts";
import { rowOf } from "./result-row.ts";
import { t95 } from "./student-t.ts";

const of = (cells: ResultCells) => {
  const computed = recompute(rowOf(cells));
  if (!computed) throw new Error("nothing computed");
  return computed;
};

/** Aronson 1948, the first trial of the BCG vaccine in the data set dat.bcg of the R package metadat. */
const aronson: ResultCells = {
  ...{ interventionEvents: "4", interventionTotal: "123", controlEvents: "11", controlTotal: "139" },
};
/** Edinburgh, the first trial in dat.normand1999 of the same package. */
const edinburgh: ResultCells = {
  ...{ interventionTotal: "155", interventionMean: "55", interventionSd: "47" },
  ...{ controlTotal: "156", controlMean: "75", controlSd: "64" },
};

// Values of escalc in the R package metafor. PETO by hand: (4 − 7.0420) / 3.5356.
test.each([
  ["RR", aronson, -0.8893, 0.3256],
  ["OR", aronson, -0.9387, 0.3571],
  ["RD", aronson, -0.0466, 0.0008],
  ["PETO", aronson, -0.8604, 1 / 3.5356],
  ["MD", edinburgh, -20, 40.508],
  ["SMD", edinburgh, -0.3552, 0.0131],
])("%s is computed as the usual packages do", (measure, cells, estimate, variance) => {
  const computed = of({ ...cells, measure });
  expect(computed.estimate).toBeCloseTo(estimate, 3);
  expect(computed.error ** 2).toBeCloseTo(variance, 3);
});

test("a risk difference has Newcombe's interval too", () => {
  // 56/70 against 48/80: the first example of Newcombe, Statistics in Medicine 1998;17:873–890, method 10.
  const { intervals } = of({
    ...{ measure: "RD", interventionEvents: "56", interventionTotal: "70", controlEvents: "48", controlTotal: "80" },
  });
  expect(intervals[1]?.low).toBeCloseTo(0.0524, 3);
  expect(intervals[1]?.high).toBeCloseTo(0.3339, 3);
});

test.each([
  [1, 12.7062],
  [4, 2.7764],
  [5, 2.5706],
  [10, 2.2281],
  [30, 2.0423],
  [120, 1.9799],
  [1e6, 1.96],
])("the quantile of t with %s degrees of freedom is %s", (freedom, quantile) => {
  expect(t95(freedom)).toBeCloseTo(quantile, 3);
});

test("an effect is given as a reader writes it", () => {
  const ratio = effectOfArms({ ...aronson, measure: "RR" });
  expect([ratio?.value, ratio?.low, ratio?.high].map((each) => each?.toFixed(2))).toEqual(["0.41", "0.13", "1.26"]);
});

test("a half is added where a cell is zero, and without events there is no ratio", () => {
  expect(of({ ...aronson, interventionEvents: "0", measure: "OR" })).toMatchObject({ hasZero: true, hasFew: true });
  expect(effectOfArms({ ...aronson, interventionEvents: "0", controlEvents: "0", measure: "RR" })).toBeNull();
});

test.each([
  [{ ...aronson, measure: "HR" }],
  [{ ...aronson, measure: "IRR" }],
  [{ ...aronson, measure: "RR", pooled: "ja" }],
  [{ ...aronson, measure: "RR", controlTotal: "" }],
  [{ ...aronson, measure: "RR", controlTotal: "10" }],
  [{ ...edinburgh, measure: "MD", controlSd: "0" }],
  [{ ...edinburgh, measure: "" }],
])("nothing is computed of %o", (cells) => {
  expect(effectOfArms(cells)).toBeNull();
});
