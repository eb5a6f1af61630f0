import { expect, test } from "vitest";
import { checkResult } from "./check-result.ts";
import { resultsInText } from "./read-results.ts";

// Paragraphs of the example studies.
test.each([
  [
    "Død: 8 mot 11 per 100 pasientår, relativ risiko 0,74 (95 % KI 0,55–1,00), 9 studier.",
    { outcome: "Død", measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "1.00" },
  ],
  [
    "Livskvalitet: 4,1 poeng bedre på en skala fra 0 til 100 (95 % KI 1,2–7,0), 6 studier.",
    { outcome: "Livskvalitet", measure: "MD", effect: "4.1", effectLow: "1.2", effectHigh: "7.0" },
  ],
  [
    "Livskvalitet: 61 mot 56 poeng, forskjell 5 (95 % KI 1–9).",
    { outcome: "Livskvalitet", measure: "MD", effect: "5", effectLow: "1", effectHigh: "9" },
  ],
  [
    "Systolisk blodtrykk: 9 mmHg lavere hjemme (95 % KI 3–15).",
    { outcome: "Systolisk blodtrykk", measure: "MD", effect: "-9", effectLow: "-15", effectHigh: "-3" },
  ],
  [
    "Infeksjon: 6 av 41 mot 3 av 40, relativ risiko 1,95 (95 % KI 0,52–7,3).",
    {
      ...{ outcome: "Infeksjon", measure: "RR", effect: "1.95", effectLow: "0.52", effectHigh: "7.3" },
      ...{ interventionEvents: "6", interventionTotal: "41", controlEvents: "3", controlTotal: "40" },
    },
  ],
  [
    "Innleggelser: 31 mot 36 av 100, relativ risiko 0,86 (95 % KI 0,74–1,01).",
    { outcome: "Innleggelser", measure: "RR", effect: "0.86", effectLow: "0.74", effectHigh: "1.01" },
  ],
  [
    "Smerte: skilnaden på 1,5 (95 % KI −0,5 til 3,5)",
    { outcome: "Smerte", measure: "MD", effect: "1.5", effectLow: "-0.5", effectHigh: "3.5" },
  ],
  [
    "Død: OR 0,9 (95 % KI: 0,5–1,6)",
    { outcome: "Død", measure: "OR", effect: "0.9", effectLow: "0.5", effectHigh: "1.6" },
  ],
])("«%s» is read, and its numbers are silent", (text, cells) => {
  expect(resultsInText(text)).toEqual([{ outcome: cells.outcome, cells }]);
  expect(checkResult(cells, { resultEffect: text })).toEqual([]);
});

test("a text may say several results, and nothing is read where no outcome is named", () => {
  const text =
    "Oppsummert er det slik.\nDød: RR 0,5 (95 % KI 0,3–0,8).\nSmerte: ingen sikker forskjell.\nFall: 1 av 20 mot 2 av 20.";
  expect(resultsInText(text).map(({ outcome }) => outcome)).toEqual(["Død", "Fall"]);
  for (const nothing of [
    "",
    "Relativ risiko 0,74 (95 % KI 0,55–1,00)",
    "Vellykket første stikk: 68 mot 45 av 100 (95 % KI for forskjellen 12–34).",
    "Avbrutt: 9 av 64 gikk tilbake til sykehus.",
    "Innleggelser: 0,9 mot 1,1 per person per år (95 % KI for forskjellen −0,5 til 0,1).",
  ])
    expect(resultsInText(nothing)).toEqual([]);
});
