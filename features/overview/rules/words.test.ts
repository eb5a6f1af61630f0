import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords, writtenIn } from "./words.ts";

test("numbers, signs and addresses are no words", () => {
  expect(
    countWords("Av 120 pasientar fekk 12 (10 %) betre søvn, sjå https://example.org/ei-side og www.example.org."),
  ).toBe(7);
  expect(countWords("MR-undersøking i 2024–2026: p < 0,05")).toBe(3);
  expect(countWords("")).toBe(0);
});

test("texts put beside each other have the words of both", () => {
  const word = fc.stringMatching(/^[a-zæøå]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (one, other) => {
      expect(countWords([...one, ...other].join(" "))).toBe(one.length + other.length);
    }),
  );
});

test("the chosen form counts before the one that the text reads as, and a short text has none", () => {
  expect(writtenIn("Ikkje mykje", null)).toEqual({ words: 2, language: null });
  expect(writtenIn("Ikkje mykje", "nn")).toEqual({ words: 2, language: "nn" });
  expect(writtenIn("Dette er ikke noe annet enn en prøve. ".repeat(30), null).language).toBe("nb");
  expect(writtenIn("Dette er ikkje noko anna enn ein prøve. ".repeat(30), null).language).toBe("nn");
});
