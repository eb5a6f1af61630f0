import fc from "fast-check";
import { expect, test } from "vitest";
import { aRichTextDocument } from "../../../test/builders/a-rich-text-document.ts";
import { countWords, lixOf, readabilityOf, serializeRichText } from "./index.ts";

test("LIX is the mean number of words in a sentence plus the percentage of long words", () => {
  // 8 words, 2 sentences, 2 words of more than six letters: 4 + 25.
  expect(lixOf("<p>Vi ser på dette utstyret. Det koster mindre.</p>")).toBe(4 + 13);
  expect(lixOf("<p>Pasientene får hjelp hjemme. Kostnadene er like store.</p>")).toBe(4 + 25);
  // A long word has more than six letters; hyphens and quotation marks do not count.
  expect(lixOf("<p>«Bokhyl» e-post.</p>")).toBe(2);
  expect(lixOf("<p>Bokhylle e-postadresse.</p>")).toBe(2 + 100);
});

test("a paragraph, an item and a line end a sentence; a decimal and a word with other looks do not", () => {
  const four = "Dette er fire ord";
  expect(lixOf(`<p>${four}</p><ul><li><p>${four}</p></li><li><p>${four}</p></li></ul>`)).toBe(4);
  expect(lixOf(`<p>${four}<br>${four}</p>`)).toBe(4);
  expect(lixOf("<p>Det tar 2.5 år</p>")).toBe(4);
  expect(lixOf("<p>Det b<strong>li</strong>r dyrt</p>")).toBe(3);
});

test("a text without words has no LIX, every other has one", () => {
  fc.assert(
    fc.property(aRichTextDocument, (document) => {
      const html = serializeRichText(document);
      const lix = lixOf(html);
      expect(lix === null).toBe(countWords(html) === 0);
      if (lix !== null) expect(lix).toBeGreaterThanOrEqual(1);
    }),
  );
});

test("each band begins with its number", () => {
  expect([29, 30, 39, 40, 49, 50, 59, 60].map(readabilityOf)).toEqual([
    ...["very-easy", "easy", "easy", "medium", "medium", "hard", "hard", "very-hard"],
  ]);
});
