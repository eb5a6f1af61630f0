import { expect, test } from "vitest";
import { evidenceTexts } from "../../texts.ts";
import type { ResultCells } from "./columns.ts";
import { resultLine } from "./shown-result.ts";

const arms = { interventionEvents: "6", interventionTotal: "41", controlEvents: "3", controlTotal: "40" };
const ratio = { measure: "RR", effect: "1.95", effectLow: "0.52", effectHigh: "7.3" };

test.each<readonly [ResultCells, string]>([
  [{}, ""],
  [arms, "6 av 41 mot 3 av 40"],
  [{ ...arms, ...ratio, pValue: "0.32" }, "6 av 41 mot 3 av 40, RR 1,95 (95 % KI 0,52 til 7,3), p = 0,32"],
  [
    { ...ratio, adjusted: "ja", text: "Flere infeksjoner" },
    "RR 1,95 (95 % KI 0,52 til 7,3), justert. Flere infeksjoner",
  ],
  [{ interventionPercent: "14.6", controlTotal: "40" }, "14,6 % mot 40 analysert"],
  [{ ...arms, interventionPercent: "14.6" }, "6 av 41 (14,6 %) mot 3 av 40"],
  [
    {
      interventionMean: "61",
      interventionSd: "10",
      interventionTotal: "64",
      controlMean: "56",
      measure: "MD",
      effect: "5",
    },
    "gjennomsnitt 61 (SD 10, 64 analysert) mot gjennomsnitt 56, MD 5",
  ],
  [{ interventionEvents: "6" }, "6 mot ikke oppgitt"],
  [
    { measure: "RD", effect: "-5.0", effectLow: "-9", effectHigh: "-1", effectUnit: "prosentpoeng", pValue: "<0.001" },
    "RD −5,0 prosentpoeng (95 % KI −9 til −1), p < 0,001",
  ],
  [{ measure: "HR", effectLow: "0.5", effectHigh: "0.9" }, "HR 95 % KI 0,5 til 0,9"],
])("%j is read as «%s»", (cells, line) => {
  expect(resultLine(cells, evidenceTexts.results)).toBe(line);
});
