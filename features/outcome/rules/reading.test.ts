import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { effectsOf } from "./effects.ts";
import { type WrittenForm, writtenForms } from "./index.ts";
import { differenceWords, neededWords, relativeText } from "./reading.ts";

const askedOf = (cells: OutcomeCells, form: WrittenForm) => {
  const effect = effectsOf(cells);
  const [first] = effect.kind === "Effect" ? effect.baselines : [];
  if (effect.kind !== "Effect" || first?.kind !== "Computed") throw new Error("nothing computed");
  return { cells, effect, shown: first.shown, form };
};
const bothForms = (cells: OutcomeCells) =>
  writtenForms.map((form) => {
    const { value, interval } = differenceWords(askedOf(cells, form));
    return interval === null ? value : `${value} (${interval})`;
  });

const death: OutcomeCells = {
  ...{ kind: "event", desirable: "less", measure: "RR", certainty: "low" },
  ...{ effect: "0,74", effectLow: "0,55", effectHigh: "1,00", "baseline.1.value": "110" },
};
const quality: OutcomeCells = {
  ...{ kind: "measured", desirable: "more", measure: "MD", unit: "poeng" },
  ...{ effect: "4,1", effectLow: "1,2", effectHigh: "7,0" },
};

test.each([
  [death, "29 færre (fra 49 færre til like mange)", "29 færre (frå 49 færre til like mange)"],
  [{ ...death, effectHigh: "1,1" }, "29 færre (fra 49 færre til 11 flere)", "29 færre (frå 49 færre til 11 fleire)"],
  [{ ...death, effectHigh: "" }, "29 færre", "29 færre"],
  [{ ...death, effect: "1", effectLow: "", effectHigh: "" }, "like mange", "like mange"],
  [quality, "4,1 poeng høyere (fra 1,2 til 7,0 høyere)", "4,1 poeng høgare (frå 1,2 til 7,0 høgare)"],
  [
    { ...quality, effect: "-4,1", effectLow: "-7", effectHigh: "1,2" },
    "4,1 poeng lavere (fra 7,0 lavere til 1,2 høyere)",
    "4,1 poeng lågare (frå 7,0 lågare til 1,2 høgare)",
  ],
  [
    { ...quality, words: "quality", effectLow: "0" },
    "4,1 poeng bedre (fra ingen forskjell til 7,0 bedre)",
    "4,1 poeng betre (frå ingen skilnad til 7,0 betre)",
  ],
  [
    { ...quality, words: "quality", desirable: "less" },
    "4,1 poeng dårligere (fra 1,2 til 7,0 dårligere)",
    "4,1 poeng dårlegare (frå 1,2 til 7,0 dårlegare)",
  ],
  [
    { ...quality, measure: "SMD", effect: "0,30", effectLow: "0,10", effectHigh: "0,50" },
    "0,30 standardavvik høyere (fra 0,10 til 0,50 høyere)",
    "0,30 standardavvik høgare (frå 0,10 til 0,50 høgare)",
  ],
])("%o reads in both forms: %s", (cells, nb, nn) => {
  expect(bothForms(cells)).toEqual([nb, nn]);
});

test("the value and the interval of a difference can stand apart", () => {
  expect(differenceWords(askedOf(death, "nb"))).toEqual({ value: "29 færre", interval: "fra 49 færre til like mange" });
  expect(differenceWords(askedOf({ ...death, effectLow: "" }, "nb"))).toEqual({ value: "29 færre", interval: null });
});

test("how many are treated for one event is said in words, with its interval", () => {
  const needed = { n: 21, lo: 15, hi: 1054 };
  expect(neededWords(needed, { difference: -48 }, "nb")).toEqual({
    value: "Én færre for hver 21 behandlet",
    interval: "fra 15 til 1\u202f054",
  });
  expect(neededWords(needed, { difference: 48 }, "nn")).toEqual({
    value: "Éin fleire for kvar 21 behandla",
    interval: "frå 15 til 1\u202f054",
  });
});

test("a relative effect is shown as typed", () => {
  expect(relativeText(death)).toBe("RR 0,74 (95 % KI 0,55 til 1,00)");
  expect(relativeText({ measure: "RD", effect: "-2.9" })).toBe("RD −2,9");
});
