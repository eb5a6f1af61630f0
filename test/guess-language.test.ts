import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { guessLanguage, type Language, WORDS_TO_GUESS } from "../platform/pure/language/index.ts";

const root = path.join(import.meta.dirname, "..");
const NOT_SHOWN = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gmu;
const TEXT = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gu;

/** The texts of a file of words that have two words or more, without the values in them. */
const textsIn = (file: string): readonly string[] =>
  [...readFileSync(path.join(root, file), "utf8").replaceAll(NOT_SHOWN, "").matchAll(TEXT)]
    .map(([, quoted = "", template = ""]) => (quoted + template).replaceAll(/\$\{[^}]*\}/gu, " "))
    .filter((text) => /\p{L} \p{L}/u.test(text));

/** The texts of all files, cut to pieces of as many words as a guess needs. */
const piecesOf = (files: readonly string[]): readonly string[] => {
  const words =
    files
      .flatMap(textsIn)
      .join(" ")
      .match(/\p{L}[^\s]*/gu) ?? [];
  return Array.from({ length: Math.floor(words.length / WORDS_TO_GUESS) }, (_, at) =>
    words.slice(at * WORDS_TO_GUESS, (at + 1) * WORDS_TO_GUESS).join(" "),
  );
};

const nynorsk = globSync("{features,platform,content}/**/*.nn.ts", { cwd: root }).sort();
const pieces: Readonly<Record<Language, readonly string[]>> = {
  nn: piecesOf(nynorsk),
  nb: piecesOf(nynorsk.map((file) => file.replace(/\.nn\.ts$/, ".ts"))),
};

test.each(["nb", "nn"] as const)("pieces of the product's own texts in %s are guessed right or not at all", (form) => {
  const guesses = pieces[form].map(guessLanguage);
  expect(guesses.length).toBeGreaterThan(60);
  expect(guesses.filter((guess) => guess !== null && guess !== form)).toEqual([]);
  expect(guesses.filter((guess) => guess === null).length).toBeLessThan(guesses.length / 20);
});

const piece = fc.constantFrom(...pieces.nb, ...pieces.nn);

test("too few words are not guessed, whatever they are", () => {
  fc.assert(
    fc.property(piece, fc.nat(WORDS_TO_GUESS - 1), (text, count) => {
      const words = text.match(/\p{L}+/gu) ?? [];
      expect(guessLanguage(words.slice(0, count).join(" "))).toBeNull();
    }),
  );
});

test("order, capitals, numbers, and names between the words change no guess", () => {
  fc.assert(
    fc.property(piece, fc.infiniteStream(fc.nat()), (text, numbers) => {
      const shuffled = text
        .split(" ")
        .map((word) => [numbers.next().value, word] as const)
        .sort(([a], [b]) => a - b);
      expect(guessLanguage(shuffled.map(([number, word]) => `${word} ${number % 99}`).join(" "))).toBe(
        guessLanguage(text),
      );
      expect(guessLanguage(text.toUpperCase())).toBe(guessLanguage(text));
    }),
  );
});

test("a text of both forms is not guessed", () => {
  fc.assert(
    fc.property(fc.constantFrom(...pieces.nb), fc.constantFrom(...pieces.nn), (nb, nn) => {
      fc.pre(guessLanguage(nb) !== null && guessLanguage(nn) !== null);
      expect(guessLanguage(`${nb} ${nn}`)).toBeNull();
    }),
  );
});

test("references in English tell of no form", () => {
  const reference =
    "Smith J, Hansen et al. The effect of home dialysis on quality of life: a randomised trial. Lancet. ";
  expect(guessLanguage(reference.repeat(50))).toBeNull();
  for (const form of ["nb", "nn"] as const) {
    const guessed = pieces[form].find((text) => guessLanguage(text) === form);
    expect(guessLanguage(`${guessed} ${reference.repeat(50)}`)).toBe(form);
  }
});
