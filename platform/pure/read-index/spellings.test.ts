import { expect, test } from "vitest";
import { otherNumbers, otherSpellings, waysOfWord } from "./index.ts";

const timeOf = (text: string): number => {
  const from = performance.now();
  otherSpellings(text);
  return performance.now() - from;
};

test.each([
  ["", ""],
  ["Behandling av øyet, og mer.", ""],
  ["IL-6 og PD‑L1", "il6 pdl1"],
  ["SARS-CoV-2", "sarscov sarscov2 cov2"],
  ["IL 6, og Ca 125", "il6"],
  ["TNF-α", "alfa tnfalfa"],
  ["10^9 celler, 5-10 dager, 2010-2015", "109"],
  ["½ tablett", ""],
  ["lang-varig plage", ""],
  ["hud- og øresykdom", "hudesykdom hudsykdom hudykdom hudkdom huddom"],
  ["sykehus og -drift", "sykdrift sykedrift sykehdrift"],
])("%s is also %s", (text, spellings) => expect(otherSpellings(text)).toBe(spellings));

test.each([
  "x".repeat(250_000),
  "x-".repeat(125_000),
  "xx- ".repeat(60_000),
  `abcdef ${" ".repeat(200_000)}-x`,
  "abcdef, -abc".repeat(20_000),
  "ab-, ".repeat(50_000),
  "ab- og ".repeat(35_000),
  `aa- og ${"b".repeat(240_000)}`,
  `${"b".repeat(240_000)} og -drift`,
  "α".repeat(250_000),
  "\ud800\u202e\0-1",
])("a text of any characters is read about as fast as an ordinary one: %#", (text) => {
  const ordinary = timeOf("lunge-, bryst- og prostatakreft hos voksne. ".repeat(5_500));
  const from = performance.now();
  const spellings = otherSpellings(text);
  expect((performance.now() - from) / ordinary).toBeLessThan(50);
  expect(spellings.split(" ").length).toBeLessThanOrEqual(2_000);
  expect(spellings.length).toBeLessThanOrEqual(55_000);
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "a key that every object has is a word as others: %s",
  (word) => {
    expect(waysOfWord(word.toLowerCase())).toEqual([]);
    expect(waysOfWord(word)).not.toContain(undefined);
    expect(otherNumbers("type", word)).toEqual([]);
  },
);
