import { expect, test } from "vitest";
import { understoodBaseline } from "./index.ts";

const event = { kind: "event", measure: "RR", effect: "2.5" } as const;
const understood = (value: string, more: object = {}) =>
  understoodBaseline({ ...event, "baseline.1.value": value, ...more }, "baseline.1.value");

test("an author sees how a risk is read, in whatever form it is written", () => {
  for (const value of ["110", "11%", "11 av 100", "110 av 1.000"])
    expect(understood(value)).toEqual({ kind: "Risk", count: "110", per: "1\u202f000" });
  expect(understood("0.11")).toMatchObject({ kind: "Risk", count: "0,11" });
  expect(understood("0.11", { "baseline.1.per": "1" })).toMatchObject({ count: "110" });
});

test("a risk that gives no numbers says why", () => {
  expect(understood("1200")).toEqual({ kind: "AbovePer" });
  expect(understood("0")).toEqual({ kind: "BaselineIsZero" });
  expect(understood("mange")).toEqual({ kind: "NotANumber" });
  expect(understood("600")).toEqual({ kind: "Capped" });
});

test("nothing is said of an empty cell, another cell, or a mean", () => {
  expect(understood("")).toBeNull();
  expect(understood("110", { kind: "measured", measure: "MD" })).toBeNull();
  expect(understoodBaseline({ ...event, "baseline.1.value": "110" }, "effect")).toBeNull();
});
