import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nynorskWords } from "../content/templates/nynorsk/index.ts";
import { bokmaal, otherChoices } from "./bokmaal-words.ts";
import { type FileText, parametersUsedIn, textsIn } from "./file-texts.ts";

/** Each file of nynorsk texts, and its source and that of the file of bokmål that it translates. */
const twins = globSync("{features,platform}/**/*.nn.ts").map((file) => ({
  file,
  nn: readFileSync(file, "utf8"),
  nb: readFileSync(file.replace(/\.nn\.ts$/, ".ts"), "utf8"),
}));

/** Addresses, the sign of what was redacted, which stands in stored texts, a proper name, and the ending of «PDF-en». */
const NOT_IN_A_LANGUAGE = /\S+@\S+|https?:\S+|(?<!\p{L})\/[\w/-]+|\[sladdet\]|Nye metoder|-en\b/gu;

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(NOT_IN_A_LANGUAGE, " ")
    .toLocaleLowerCase("nn")
    .match(/\p{L}+/gu) ?? [];

const chosenFor = (word: string): string | undefined =>
  otherChoices[word] ??
  Object.entries(otherChoices).find(([each]) => each.endsWith("*") && word.startsWith(each.slice(0, -1)))?.[1];

const bokmaalIn = (text: string): readonly string[] => wordsOf(text).filter((word) => bokmaal.has(word));
const otherwiseIn = (text: string): readonly string[] => wordsOf(text).filter((word) => chosenFor(word) !== undefined);

/** The texts of two files that lead by the same names to as many texts. */
function pairsOf(nb: readonly FileText[], nn: readonly FileText[]): readonly (readonly [nb: string, nn: string])[] {
  const byPlace = Map.groupBy(nb, ({ at }) => at);
  const twinsByPlace = Map.groupBy(nn, ({ at }) => at);
  return [...byPlace].flatMap(([at, texts]) => {
    const translated = twinsByPlace.get(at) ?? [];
    if (translated.length !== texts.length) return [];
    return texts.map(({ text }, index) => [text, translated[index]?.text ?? ""] as const);
  });
}

/** What leads to the other language is said in it, and marked so. */
const IN_THE_OTHER = /\botherLanguage\b/;

/** The texts of the templates, each at its bokmål. */
const templateTexts = {
  file: "content/templates/nynorsk",
  nb: [...nynorskWords.keys()].map((nb) => ({ at: nb, text: nb })),
  nn: [...nynorskWords].map(([nb, nn]) => ({ at: nb, text: nn })),
};

const texts = twins
  .map(({ file, nb, nn }) => ({
    file,
    nb: textsIn(nb),
    nn: textsIn(nn).filter(({ at }) => !IN_THE_OTHER.test(at)),
  }))
  .concat(templateTexts);
const pairs = texts.flatMap(({ nb, nn }) => pairsOf(nb, nn));

describe("the words", () => {
  test("no text in nynorsk has a word of bokmål", () => {
    const found = texts.flatMap(({ file, nn }) =>
      nn.flatMap(({ at, text }) => bokmaalIn(text).map((word) => `${file} ${at}: ${word} in «${text}»`)),
    );
    expect(found).toEqual([]);
  });

  test("no text in nynorsk has a word for which the texts have chosen another", () => {
    const found = texts.flatMap(({ file, nn }) =>
      nn.flatMap(({ at, text }) =>
        otherwiseIn(text).map((word) => `${file} ${at}: ${word}, not ${chosenFor(word)}, in «${text}»`),
      ),
    );
    expect(found).toEqual([]);
  });

  test("the words tell bokmål from nynorsk: three of four texts in bokmål with five words or more have one", () => {
    const long = pairs.map(([nb]) => nb).filter((text) => wordsOf(text).length >= 5);
    expect(long.filter((text) => bokmaalIn(text).length > 0).length / long.length).toBeGreaterThan(0.75);
    expect(bokmaalIn("Lenken er brukt. Skriv til redaksjon@sykehus.no")).toEqual(["lenken"]);
    expect(
      bokmaalIn("Lenka er brukt. Det som er [sladdet], er borte, og Nye metoder står i https://www.noen.no/"),
    ).toEqual([]);
    expect(otherwiseIn("Vi tilrår òg å begynne")).toEqual(["òg", "begynne"]);
  });
});

/** What a text cites in «», without values. */
const citedIn = (text: string): readonly string[] => [...text.matchAll(/«([^«»{}]+)»/g)].map(([, cited = ""]) => cited);
const inSmall = (text: string): string => text.toLocaleLowerCase("nn");

/** Each text in bokmål, in small letters, and what it is in nynorsk. */
const translations = new Map(
  [...Map.groupBy(pairs, ([nb]) => inSmall(nb))].map(([nb, all]) => [nb, new Set(all.map(([, nn]) => inSmall(nn)))]),
);

/** Citations of other texts, such as buttons, that are not as those texts are in nynorsk. */
const wrongCitations = (nb: string, nn: string): readonly string[] => {
  const cited = citedIn(nn);
  return citedIn(nb).flatMap((each, index) => {
    const known = translations.get(inSmall(each));
    const said = cited[index];
    return known && (said === undefined || !known.has(inSmall(said))) ? [`«${said}» in «${nn}» for «${each}»`] : [];
  });
};

describe("a text and its twin", () => {
  test("a button or heading that is cited is cited as it is in nynorsk", () => {
    expect(pairs.flatMap(([nb, nn]) => wrongCitations(nb, nn))).toEqual([]);
    expect(pairs.filter(([nb]) => citedIn(nb).some((each) => translations.has(inSmall(each)))).length).toBeGreaterThan(
      15,
    );
    expect(wrongCitations("Velg «Ingen endring»", "Vel «Ingen endring»")).toEqual([
      "«Ingen endring» in «Vel «Ingen endring»» for «Ingen endring»",
    ]);
  });

  test("a function uses the values that its twin uses", () => {
    const differing = twins.flatMap(({ file, nb, nn }) => {
      const translated = parametersUsedIn(nn);
      return [...parametersUsedIn(nb)].flatMap(([at, used]) => {
        const now = translated.get(at);
        return now === undefined || String(now) === String(used) ? [] : [`${file} ${at}: ${used} in nb, ${now} in nn`];
      });
    });
    expect(differing).toEqual([]);
  });

  test("a single text of a name has as many values and braces as its twin, and the same numbers, addresses and signs", () => {
    const signs = (text: string): readonly string[] =>
      (text.match(/\{\w*\}|\d+|\S+@\S+|https?:\S+|\[sladdet\]|[.!?:…]$/g) ?? []).toSorted();
    const differing = pairs.filter(([nb, nn]) => String(signs(nb)) !== String(signs(nn)));
    expect(differing).toEqual([]);
  });

  test("a text begins with a capital letter where its twin does", () => {
    const isCapital = (text: string): boolean | null => {
      const [first] = text.match(/\p{L}/u) ?? [];
      return first === undefined ? null : first !== first.toLocaleLowerCase("nn");
    };
    expect(pairs.filter(([nb, nn]) => isCapital(nb) !== isCapital(nn))).toEqual([]);
  });
});
