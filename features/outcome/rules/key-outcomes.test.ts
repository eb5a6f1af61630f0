import fc from "fast-check";
import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { keyOutcomes } from "./index.ts";

const texts = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };
const ofAll = (count: string, per: string) => `${count} av ${per}`;
const keyed = (...rows: OutcomeCells[]) =>
  keyOutcomes(
    rows.map((cells) => ({ cells })),
    texts,
    "nb",
    ofAll,
  );

const death: OutcomeCells = {
  ...{ name: "Død", kind: "event", desirable: "less", importance: "critical", certainty: "low" },
  ...{ "baseline.1.value": "110", measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "0.95" },
};
const benefit = (name: string, importance = "critical"): OutcomeCells => ({
  ...{ name, kind: "narrative", desirable: "more", importance, certainty: "moderate", direction: "higher" },
});

test("an outcome is said in numbers, in bars on one scale, and in its sentence", () => {
  expect(keyed(death)).toEqual([
    {
      name: "Død",
      certainty: "low",
      sentence: "Hjemmedialyse gir muligens lavere risiko for død enn dialyse på sykehus.",
      difference: "29 færre",
      interval: "fra 49 færre til 5 færre",
      bars: [
        { name: "hjemmedialyse", text: "81 av 1\u202f000", share: expect.closeTo(0.081 / 0.2) },
        { name: "dialyse på sykehus", text: "110 av 1\u202f000", share: expect.closeTo(0.11 / 0.2) },
      ],
    },
  ]);
});

test("at most three, the most important first; benefits do not push an unwanted outcome out", () => {
  const names = (...rows: OutcomeCells[]) => keyed(...rows).map(({ name }) => name);
  expect(names(benefit("A", "minor"), benefit("B"), benefit("C", "important"), benefit("D"))).toEqual(["B", "D", "C"]);
  const harm = { ...death, name: "Skade", importance: "important", effect: "1.2", effectHigh: "1.6" };
  expect(names(benefit("A"), benefit("B"), benefit("C"), harm)).toEqual(["A", "B", "Skade"]);
  expect(names(harm, benefit("B"), benefit("C"), harm)).toEqual(["B", "C", "Skade"]);
});

test("at very low certainty there is the sentence alone", () => {
  const [outcome] = keyed({ ...death, certainty: "very-low" });
  expect(outcome).toMatchObject({ difference: "", interval: "", bars: [] });
  expect(outcome?.sentence).toContain("Vi er usikre");
});

test("no bar is longer than its scale, whatever the numbers are", () => {
  const number = fc.integer({ min: 0, max: 3000 }).map(String);
  const ratio = fc.double({ min: 0.01, max: 20, noNaN: true }).map((value) => value.toFixed(2));
  fc.assert(
    fc.property(fc.array(fc.tuple(number, ratio), { maxLength: 5 }), (rows) => {
      const cells = rows.map(([value, effect]) => ({ ...death, "baseline.1.value": value, effect }));
      for (const { bars } of keyed(...cells)) for (const { share } of bars) expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

test("benefits in deaths or admissions do not push a possible harm out", () => {
  const lowered = ["Død", "Innleggelse", "Smerte"].map((name): OutcomeCells => ({ ...death, name }));
  const harm = { ...death, name: "Infeksjon", importance: "important", effect: "1.2", effectHigh: "1.6" };
  expect(keyed(...lowered, harm).map(({ name }) => name)).toEqual(["Død", "Innleggelse", "Infeksjon"]);
  const unknown: OutcomeCells = { name: "Fall", desirable: "less", importance: "important" };
  expect(keyed(...lowered, unknown).map(({ name }) => name)).toEqual(["Død", "Innleggelse", "Fall"]);
});
