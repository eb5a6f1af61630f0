import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCells, brokenNumbersIn } from "../../../test/builders/any-cells.ts";
import { type ResultCells, resultColumns } from "../../evidence/rules/results/index.ts";
import { baselineOf, offeredText, outcomesOfStudies, type StudyWithResults } from "./from-evidence.ts";
import { effectsOf, type OutcomeCells, readShare } from "./index.ts";

const study = (shortId: string, ...results: readonly ResultCells[]): StudyWithResults => ({
  ...{ shortId, isSummary: false, patients: ["", ""] as const },
  results,
});
const death = (events: string, total: string, change: ResultCells = {}): ResultCells => ({
  ...{ outcome: "Død", interventionTotal: total, controlTotal: total, controlEvents: events },
  ...change,
});
const ratio: ResultCells = { measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "1.00" };

test("outcomes are grouped by their names, with the studies and everybody analysed", () => {
  const found = outcomesOfStudies([
    study("Berg 2020", death("11", "100"), { outcome: "Smerte (NRS)", measure: "MD" }),
    study("Dahl 2021", death("30", "200", { outcome: "død " })),
    study("Moe 2022", death("8", "302", { outcome: "DØD." })),
  ]);
  expect(found).toMatchObject([
    { name: "Død", kind: "event", studies: 3, summaries: 0, participants: 1204, effect: "several" },
    { name: "Smerte (NRS)", kind: "measured", studies: 1, participants: null, effect: null },
  ]);
});

test("a study that reports an outcome twice has its patients once, and one that does not say how many makes the sum unknown", () => {
  const twice = study("Berg 2020", death("1", "50"), death("2", "60"));
  expect(outcomesOfStudies([twice])).toMatchObject([{ studies: 1, participants: 120, effect: null }]);
  const enrolled = { ...study("Dahl 2021", { outcome: "Død" }), patients: ["1 000", "2"] as const };
  expect(outcomesOfStudies([twice, enrolled])).toMatchObject([{ studies: 2, participants: 1122 }]);
  expect(outcomesOfStudies([twice, study("Moe 2022", { outcome: "Død" })])).toMatchObject([{ participants: null }]);
});

test("the effect of the only result is offered, from a summary too; several are never pooled", () => {
  const [only] = outcomesOfStudies([
    study("Berg 2020", { outcome: "Død", ...ratio }),
    study("Dahl", { outcome: "Død" }),
  ]);
  expect(only?.effect).toEqual({ cells: ratio, shortId: "Berg 2020", isComputed: false });
  const summary = { ...study("SBU 2019", { outcome: "Død", ...ratio, pooled: "ja" }), isSummary: true };
  expect(outcomesOfStudies([summary])).toMatchObject([
    { studies: 0, summaries: 1, participants: null, effect: { shortId: "SBU 2019" } },
  ]);
  expect(outcomesOfStudies([summary, study("Berg", death("1", "10"))])[0]?.effect).toBe("several");
});

test("without a typed effect the one that the groups give is offered, as worked out", () => {
  const groups = { interventionEvents: "40", interventionTotal: "500", controlEvents: "54", controlTotal: "500" };
  const of = (change: ResultCells) => outcomesOfStudies([study("Berg", { outcome: "Død", ...groups, ...change })])[0];
  expect(of({ measure: "RR" })?.effect).toEqual({
    cells: { measure: "RR", effect: "0.74", effectLow: "0.50", effectHigh: "1.09" },
    ...{ shortId: "Berg", isComputed: true },
  });
  expect(of({ measure: "HR" })?.effect).toBeNull();
  expect(of({ measure: "RR", effect: "-1" })?.effect).toBeNull();
});

test.each<readonly [ResultCells, readonly string[]]>([
  [{ effect: "-0.028", effectLow: "-0.064", effectHigh: "0.008" }, ["-2.8", "-6.4", "0.8"]],
  [{ effect: "-2.8", effectLow: "-6.4", effectHigh: "0.8" }, ["-2.8", "-6.4", "0.8"]],
  [{ effect: "0.8", effectUnit: "prosentpoeng" }, ["0.8", "", ""]],
  [{ effect: "0.8", effectLow: "0.7", effectUnit: "andel" }, ["80", "", ""]],
])("a risk difference %j is offered in percentage points: %j", (cells, [effect, effectLow, effectHigh]) => {
  const [found] = outcomesOfStudies([study("Berg", { outcome: "Fall", measure: "RD", ...cells })]);
  expect(found?.effect).toMatchObject({ cells: { measure: "RD", effect, effectLow, effectHigh } });
});

test("the median of the risks in the control groups is that of one, of the middle, or of the two in the middle", () => {
  const risk = (...results: readonly ResultCells[]) =>
    outcomesOfStudies(results.map((each, at) => study(`S${at}`, each)))[0]?.controlRisk;
  expect(risk(death("11", "100"))).toEqual({ risk: 0.11, studies: ["S0"] });
  expect(risk(death("30", "100"), death("11", "100"), { outcome: "Død", controlPercent: "20" })).toEqual({
    ...{ risk: 0.2, studies: ["S1", "S2", "S0"] },
  });
  expect(risk(death("10", "100"), death("20", "100"))?.risk).toBe(0.15);
  expect(risk(death("11", "10"), death("", "100"), { outcome: "Død", controlPercent: "120" })).toBeNull();
  expect(risk(death("0", "100"))).toBeNull();
  expect(risk(death("11", "100", { pooled: "ja" }))).toBeNull();
});

test("a baseline is written of so many as the row says", () => {
  expect([baselineOf(0.11, ""), baselineOf(0.11, "100"), baselineOf(1 / 3, "1000"), baselineOf(0.000075, "")]).toEqual([
    ...["110", "11", "333", "0.075"],
  ]);
});

test("the offer reads as the study would", () => {
  const cells = { measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "1.00" };
  expect(offeredText(cells, "prosentpoeng")).toBe("RR 0,74 (0,55 til 1,00)");
  expect(offeredText({ ...cells, measure: "RD", effect: "-2.8", effectLow: "" }, "prosentpoeng")).toBe(
    "RD −2,8 prosentpoeng",
  );
});

test("whatever results hold, each outcome comes once, and what is offered can be stored and computed with", () => {
  const names = fc.constantFrom("Død", "død.", "Fall", "", "!");
  const results = fc.array(
    fc.tuple(anyCells(resultColumns), names).map(([cells, outcome]) => ({ ...cells, outcome })),
    { maxLength: 4 },
  );
  const studies = fc.array(
    fc.record({ shortId: fc.constantFrom("Berg", "Dahl"), isSummary: fc.boolean(), results }).map((each) => ({
      ...each,
      patients: ["10", "x"] as const,
    })),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(studies, (given) => {
      const found = outcomesOfStudies(given);
      expect(found.length).toBeLessThanOrEqual(2);
      expect(brokenNumbersIn(found)).toEqual([]);
      for (const { effect, controlRisk, studies: count, summaries } of found) {
        expect(count + summaries).toBeGreaterThan(0);
        if (effect !== null && effect !== "several") {
          const cells: OutcomeCells = effect.cells;
          expect(["Effect", "LowAboveHigh", "RatioNotPositive"]).toContain(effectsOf(cells).kind);
        }
        if (controlRisk) expect(readShare(baselineOf(controlRisk.risk, ""), "").kind).toBe("Risk");
      }
    }),
    { numRuns: 1000 },
  );
});
