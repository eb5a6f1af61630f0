import { expect, test } from "vitest";
import { canonicalShare, perOf, readShare } from "./share.ts";

test.each([
  ["110", "", 0.11],
  ["110", "1000", 0.11],
  ["11 %", "", 0.11],
  ["11,5 prosent", "1000", 0.115],
  ["0,11", "1", 0.11],
  ["11 av 100", "", 0.11],
  ["11/100", "1000", 0.11],
  ["11", "140", 11 / 140],
  ["1 204", "10 000", 0.1204],
  ["0", "", 0],
  ["1000", "", 1],
])("«%s» of «%s» is a risk of %s", (value, per, risk) => {
  const share = readShare(value, per);
  expect(share.kind === "Risk" ? share.risk : share.kind).toBeCloseTo(risk, 10);
});

test.each([
  ["", "", "Empty"],
  ["mange", "", "NotANumber"],
  ["1001", "", "AbovePer"],
  ["110 %", "", "AbovePer"],
  ["12 av 11", "", "AbovePer"],
  ["110", "100", "AbovePer"],
  ["-5", "", "BelowZero"],
  ["5/0", "", "NotANumber"],
  ["5 av mange", "", "NotANumber"],
])("«%s» of «%s» gives no risk: %s", (value, per, kind) => {
  expect(readShare(value, per).kind).toBe(kind);
});

test("a share keeps its form when it is stored, and the stored form reads alike", () => {
  const stored = ["11 %", "11,5 prosent", "11 av 100", "11 / 1 000", "0,11", "−2"].map(canonicalShare);
  expect(stored).toEqual(["11%", "11.5%", "11/100", "11/1000", "0.11", "-2"]);
  expect(stored.map((each) => canonicalShare(each ?? ""))).toEqual(stored);
  expect(["mange", "", "5/0", "%"].map(canonicalShare)).toEqual([null, null, null, null]);
});

test("an empty number of people is 1,000", () => {
  expect([perOf(undefined), perOf(""), perOf("0"), perOf("140")]).toEqual([1000, 1000, 1000, 140]);
});
