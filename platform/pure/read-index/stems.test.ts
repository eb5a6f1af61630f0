import { expect, test } from "vitest";
import { type Condition, createStems } from "./stems.ts";
import { createVocabulary } from "./vocabulary.ts";

const texts = ["rød laser mot hud", "laser og rød hud", "hud", "rødt lys, rød laser", ""];
const stems = createStems(createVocabulary());
for (const [place, text] of texts.entries()) {
  const words = [...text.matchAll(/\p{L}+/gu)].map(([word]) => word);
  const positions = (stem: string) => words.flatMap((word, at) => (word === stem ? [at + 1] : []));
  stems.add(
    place,
    [...new Set(words)].map((stem) => ({ stem, positions: positions(stem) })),
  );
}
stems.add(texts.length, [{ stem: "oye", positions: [] }]);

const found = (condition: Condition) => {
  const places = stems.matching(condition, texts.length + 1);
  return [...texts.keys(), texts.length].filter((place) => places.has(place));
};
const stem = (text: string, isBeginning = false) => ({ kind: "stem", stem: text, isBeginning }) as const;
const phrase = (...parts: readonly (readonly [string, number, boolean?])[]): Condition => ({
  kind: "phrase",
  stems: parts.map(([text, after, isBeginning = false]) => ({ stem: text, isBeginning, after })),
});

test.each<[string, Condition, readonly number[]]>([
  ["a stem", stem("hud"), [0, 1, 2]],
  ["a beginning", stem("rød", true), [0, 1, 3]],
  ["a stem without positions", stem("oye"), [5]],
  ["nothing for a stem that no text has", stem("xylofon"), []],
  ["words next to each other in their order", phrase(["rød", 0], ["laser", 1]), [0, 3]],
  ["words with one between them", phrase(["rød", 0], ["mot", 2]), [0]],
  ["a beginning in a phrase", phrase(["rød", 0, true], ["lys", 1]), [3]],
  ["no phrase of a stem without positions", phrase(["oye", 0]), []],
  ["what has every part", { kind: "every", of: [stem("laser"), stem("hud")] }, [0, 1]],
  ["what has some part", { kind: "some", of: [stem("lys"), phrase(["laser", 0], ["og", 1])] }, [1, 3]],
  ["what has a part not", { kind: "not", of: { kind: "some", of: [stem("hud"), stem("oye")] } }, [3, 4]],
  ["nothing for no part", { kind: "some", of: [] }, []],
])("finds %s", (_, condition, expected) => expect(found(condition)).toEqual(expected));

test("the 256 first positions of a stem are kept, however far apart: PostgreSQL keeps no more", () => {
  const many = createStems(createVocabulary());
  const positions = Array.from({ length: 300 }, (_, at) => at * 50 + 1);
  many.add(0, [
    { stem: "ord", positions },
    { stem: "sist", positions: [positions[255] ?? 0] },
  ]);
  many.add(1, [
    { stem: "ord", positions },
    { stem: "sist", positions: [positions[256] ?? 0] },
  ]);
  const together = many.matching(phrase(["ord", 0], ["sist", 0]), 2);
  expect([together.has(0), together.has(1)]).toEqual([true, false]);
});
