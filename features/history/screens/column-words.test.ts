import { expect, test } from "vitest";
import { cellText } from "./column-words.ts";

test.each([
  ["outcome", "measure", "RR", "RR, relativ risiko"],
  ["outcome", "certainty", "very-low", "Svært lav"],
  ["outcome", "riskOfBias", "-1", "Ett trinn ned"],
  ["outcome", "largeEffect", "2", "To trinn opp"],
  ["outcome", "noStudies", "ja", "Ingen studier målte dette"],
  ["outcome", "effect", "-0.74", "−0,74"],
  ["outcome", "baseline.1.value", "0.5%", "0,5%"],
  ["outcome", "name", "ja", "ja"],
  ["result", "measure", "RD", "RD, risikodifferanse"],
  ["result", "effectUnit", "andel", "andel (0 til 1)"],
  ["result", "adjusted", "ja", "Tallet er justert"],
  ["result", "pValue", "<0.001", "<0,001"],
  ["result", "effect", "ca. 0.7", "ca. 0,7"],
  ["result", "effect", "", ""],
  ["evidence", "risk", "Lav risiko", "Lav risiko"],
  [null, null, "0.74", "0.74"],
])("the cell %s %s that holds «%s» is shown as «%s»", (kind, column, stored, shown) => {
  expect(cellText(kind, column, stored)).toBe(shown);
});
