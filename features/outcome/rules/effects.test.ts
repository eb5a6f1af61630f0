import fc from "fast-check";
import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { type BaselineEffect, effectsOf, type Shown } from "./effects.ts";
import published from "./published-effects.json" with { type: "json" };

type Typed = { readonly est: number; readonly lo: number | null; readonly hi: number | null };

const text = (value: number | null, factor = 1) =>
  value === null ? "" : String(Number((value * factor).toPrecision(12)));

/** The file has risk differences as shares; the cells have percentage points. */
const cellsOf = (measure: string, { est, lo, hi }: Typed, baselines: readonly OutcomeCells[]): OutcomeCells => {
  const factor = measure === "RD" ? 100 : 1;
  return {
    ...{ kind: "event", measure, certainty: "moderate" },
    ...{ effect: text(est, factor), effectLow: text(lo, factor), effectHigh: text(hi, factor) },
    ...Object.assign({}, ...baselines),
  };
};

const perThousand = (...values: readonly (number | null)[]): readonly OutcomeCells[] =>
  values.map((value, at) => ({ [`baseline.${at + 1}.value`]: text(value) }));

const baselinesOf = (cells: OutcomeCells): readonly BaselineEffect[] => {
  const effects = effectsOf(cells);
  if (effects.kind !== "Effect") throw new Error(effects.kind);
  return effects.baselines;
};

const shownOf = (cells: OutcomeCells): Shown => {
  const [first] = baselinesOf(cells);
  if (first?.kind !== "Computed") throw new Error(first?.kind ?? "no baseline");
  return first.shown;
};

test.each(published.rows)("$id $outcome: shown as given, and within the tolerance of what is published", (row) => {
  const baseline = row.baseline
    ? [{ "baseline.1.value": `${row.baseline.events} av ${row.baseline.total}` }]
    : perThousand(row.baselinePer1000 ?? null);
  const shown = shownOf(cellsOf(row.measure, row.effect, baseline));
  const { per, capped, ...rest } = shown;
  expect(rest).toEqual(row.shown);
  expect({ per, capped }).toEqual({ per: 1000, capped: false });
  const found: Readonly<Record<string, number | null | undefined>> = {
    withPer1000: shown.with,
    withLo: shown.withLow,
    withHi: shown.withHigh,
    differencePer1000: shown.difference,
    differenceLo: shown.differenceLow,
    differenceHi: shown.differenceHigh,
    nnt: shown.nnt?.n,
    nntLo: shown.nnt?.lo,
    nntHi: shown.nnt?.hi,
  };
  for (const [key, value] of Object.entries(row.published)) {
    const ours = found[key];
    // Shown only with an interval.
    if (ours === undefined) continue;
    expect(Math.abs((ours ?? Number.NaN) - value), key).toBeLessThanOrEqual(row.tolerance);
  }
});

test.each(published.edges)("edge: $name", ({ measure, baselinePer1000, effect, want }) => {
  const {
    says,
    shown: noShown,
    interval,
    rows,
    outcome,
    ...numbers
  } = {
    says: undefined,
    shown: undefined,
    interval: undefined,
    rows: undefined,
    outcome: undefined,
    ...want,
  };
  const hrOf: OutcomeCells = outcome === undefined ? {} : { hrOf: outcome };
  const baselines = perThousand(...[baselinePer1000].flat());
  const cells = { ...cellsOf(measure, effect, baselines), ...hrOf };
  if (says === "BaselineMissing") {
    expect(effectsOf(cells)).toMatchObject({ kind: "Effect", baseline: "Missing", baselines: [] });
  } else if (says !== undefined) {
    expect(baselinesOf(cells)).toEqual([{ n: 1, label: "", kind: says, shown: noShown }]);
  } else if (rows !== undefined) {
    expect(baselinesOf(cells).map(({ shown }) => shown)).toMatchObject(rows);
  } else {
    expect(shownOf(cells)).toMatchObject(numbers);
    if (interval === null) expect(shownOf(cells)).toMatchObject({ withLow: null, withHigh: null, differenceLow: null });
  }
});

test.each(published.doNotAddUp)("$outcome is published with numbers that do not follow: ours do", (row) => {
  const shown = shownOf(cellsOf(row.measure, row.effect, perThousand(row.baseline)));
  const exact = row.baseline * row.effect.est;
  expect(Math.abs((shown.with ?? Number.NaN) - exact)).toBeLessThanOrEqual(0.5);
});

const anEvent: OutcomeCells = {
  ...{ kind: "event", measure: "RR", effect: "0,74", effectLow: "0,55", effectHigh: "0,90" },
  ...{ "baseline.1.value": "110", certainty: "low" },
};

test.each([
  [{ effectLow: "0,9", effectHigh: "0,55" }, "LowAboveHigh"],
  [{ effectLow: "0" }, "RatioNotPositive"],
  [{ effect: "-0,74" }, "RatioNotPositive"],
  [{ effect: "lav" }, "NotANumber"],
  [{ effectHigh: "høy" }, "NotANumber"],
  [{ effect: "" }, "NoEffect"],
  [{ measure: "" }, "NoEffect"],
  [{ kind: "narrative" }, "NoEffect"],
  [{ noStudies: "ja" }, "NoEffect"],
  [{ kind: "measured" }, "MeasureOfAnotherKind"],
  [{ measure: "IRR" }, "MeasureOfAnotherKind"],
])("with %o nothing is computed: %s", (change, kind) => {
  expect(effectsOf({ ...anEvent, ...change })).toEqual({ kind });
});

test.each([
  ["1001", "AbovePer"],
  ["-3", "BelowZero"],
  ["mange", "NotANumber"],
])("a baseline of %s gives the relative effect only: %s", (value, kind) => {
  expect(baselinesOf({ ...anEvent, "baseline.1.value": value })).toEqual([{ n: 1, label: "", kind, shown: null }]);
});

test("the number needed to treat is left out at very low trust, without an interval and where no difference lies in it", () => {
  expect(shownOf(anEvent).nnt).toEqual({ n: 35, lo: 21, hi: 91 });
  for (const change of [{ certainty: "very-low" }, { effectHigh: "" }, { effectHigh: "1" }, { effectHigh: "1,2" }])
    expect(shownOf({ ...anEvent, ...change }).nnt).toBeNull();
  expect(shownOf({ ...anEvent, "baseline.1.value": "3", "baseline.1.per": "10000" }).nnt).toBeNull();
});

test("a risk difference needs no baseline, and zero is one", () => {
  const difference = { ...anEvent, measure: "RD", effect: "-2,9", effectLow: "-4,9", effectHigh: "-0,1" };
  expect(shownOf({ ...difference, "baseline.1.value": "" })).toMatchObject({ baseline: null, difference: -29 });
  expect(
    shownOf({ ...difference, effect: "2", effectLow: "1", effectHigh: "3", "baseline.1.value": "0" }),
  ).toMatchObject({ baseline: 0, with: 20, difference: 20, capped: false });
});

test("a mean difference is shown as typed and added to the shown mean", () => {
  const measured: OutcomeCells = {
    ...{ kind: "measured", measure: "MD", effect: "4,1", effectLow: "1,2", effectHigh: "7,0" },
    "baseline.1.value": "56,25",
  };
  expect(shownOf(measured)).toEqual({
    ...{ per: null, baseline: 56.3, with: 60.4, withLow: 57.5, withHigh: 63.3 },
    ...{ difference: 4.1, differenceLow: 1.2, differenceHigh: 7, nnt: null, capped: false },
  });
  expect(shownOf({ ...measured, "baseline.1.value": "" })).toMatchObject({
    baseline: null,
    with: null,
    difference: 4.1,
  });
  expect(shownOf({ ...measured, effect: "4,125" })).toMatchObject({ difference: 4.13 });
});

test("a standardised difference is turned into units by a standard deviation only", () => {
  const standardised: OutcomeCells = {
    ...{ kind: "measured", measure: "SMD", effect: "-0,30", effectLow: "-0,50", effectHigh: "-0,10" },
    "baseline.1.value": "20",
  };
  expect(effectsOf(standardised)).toMatchObject({ scale: "deviations", direction: -1 });
  expect(shownOf(standardised)).toMatchObject({ baseline: 20, with: null, difference: -0.3 });
  expect(effectsOf({ ...standardised, sd: "12" })).toMatchObject({ scale: "units" });
  expect(shownOf({ ...standardised, sd: "12" })).toMatchObject({ baseline: 20, with: 16.4, difference: -3.6 });
});

test("a rate is shown of 1,000 person-years and never held back", () => {
  const rate: OutcomeCells = {
    ...{ kind: "rate", measure: "IRR", effect: "1,5", effectLow: "1,2", effectHigh: "2" },
    ...{ "baseline.1.value": "0,9", "baseline.1.per": "1" },
  };
  expect(shownOf(rate)).toMatchObject({
    per: 1000,
    baseline: 900,
    with: 1350,
    difference: 450,
    nnt: null,
    capped: false,
  });
});

test("a hazard ratio of being free points the other way", () => {
  const free: OutcomeCells = { ...anEvent, measure: "HR", hrOf: "free" };
  expect(effectsOf(free)).toMatchObject({ direction: 1 });
  expect(effectsOf({ ...free, hrOf: "event" })).toMatchObject({ direction: -1 });
  expect(shownOf(free).difference).toBeGreaterThan(0);
});

test("what is shown adds up and lies within 1 of the exact value, and the ends are in order", () => {
  const measure = fc.constantFrom("RR", "OR", "PETO", "HR", "RD");
  const ratio = fc.integer({ min: 2, max: 900 });
  fc.assert(
    fc.property(
      measure,
      fc.constantFrom("event", "free"),
      fc.integer({ min: 1, max: 999 }),
      ratio,
      ratio,
      (m, hrOf, p, a, b) => {
        const [low, high] = [Math.min(a, b) / 100, Math.max(a, b) / 100];
        const middle = m === "RD" ? (low + high) / 2 : Math.sqrt(low * high);
        const cells = cellsOf(
          m,
          {
            est: Number(middle.toFixed(2)) / (m === "RD" ? 100 : 1),
            lo: low / (m === "RD" ? 100 : 1),
            hi: high / (m === "RD" ? 100 : 1),
          },
          perThousand(p),
        );
        const [found] = baselinesOf({ ...cells, hrOf });
        if (found?.kind !== "Computed") throw new Error("nothing computed");
        const { shown, difference } = found;
        const per = shown.per ?? Number.NaN;
        expect(shown.difference).toBe((shown.with ?? Number.NaN) - (shown.baseline ?? Number.NaN));
        expect(Math.abs(shown.difference - difference.value * per)).toBeLessThanOrEqual(1 + 1e-9);
        expect(shown.differenceLow ?? 0).toBeLessThanOrEqual(shown.differenceHigh ?? 0);
        expect(shown.with).toBeGreaterThanOrEqual(0);
        expect(shown.with).toBeLessThanOrEqual(per);
      },
    ),
  );
});
