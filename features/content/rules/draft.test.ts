import { expect, test } from "vitest";
import { isUrlSegment, segmentFrom } from "./index.ts";

test.each([
  ["CO₂-laser: nytt om sår", "co2-laser-nytt-om-sar"],
  ["Over 10⁹/L", "over-109-l"],
  ["Æøå", "aeoa"],
  ["Crème brûlée", "creme-brulee"],
  ["漢字", "side"],
])("the address of «%s» is %s", (name, segment) => {
  expect([segmentFrom(name), isUrlSegment(segment)]).toEqual([segment, true]);
});
