import fc from "fast-check";
import { expect, test } from "vitest";
import { documentText } from "./document-text.ts";

test("a word that was divided at the end of a line is one word, and a hyphen that stands for a word stays", () => {
  expect(documentText(["Hjerte-\ninfarkt og røntgen-\nog ultra\u{AD}\nlyd", "E-\nHelse"]).text).toBe(
    "Hjerteinfarkt og røntgen-\nog ultralyd\nE-\nHelse",
  );
});

test("ligatures are letters, spaces are single and control characters are gone", () => {
  expect(documentText(["\u{FB01}nne\u0000  det \n\n \t her"]).text).toBe("finne det\nher");
});

test("pages without words are no text, and a long text is cut", () => {
  expect(documentText(["", " \n ", "— •"])).toEqual({ state: "empty", text: "" });
  const long = documentText(["ord ".repeat(100_000)]);
  expect([long.state, long.text.length]).toEqual(["cut", 200_000]);
});

test("whatever a page says, the text can be stored and is no longer than it may be", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 40 }), { maxLength: 5 }), (pages) => {
      const { text } = documentText(pages);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain("\0");
      expect(text.length).toBeLessThanOrEqual(200_000);
    }),
  );
});
