import { expect, test } from "vitest";
import { conditionIn } from "./tsquery.ts";
import { stemsIn } from "./tsvector.ts";

const stem = (word: string, isBeginning = false) => ({ kind: "stem", stem: word, isBeginning });

test.each([
  ["", { kind: "some", of: [] }],
  ["'hjert'", stem("hjert")],
  ["'hjert':*", stem("hjert", true)],
  [
    "'a' & 'b' | !'c' & !( 'd' | 'eg':* )",
    {
      kind: "some",
      of: [
        { kind: "every", of: [stem("a"), stem("b")] },
        {
          kind: "every",
          of: [
            { kind: "not", of: stem("c") },
            { kind: "not", of: { kind: "some", of: [stem("d"), stem("eg", true)] } },
          ],
        },
      ],
    },
  ],
  [
    "'a' <-> ( 'b-c' <-> 'b' <2> 'ca':* )",
    {
      kind: "phrase",
      stems: [
        { stem: "a", isBeginning: false, after: 0 },
        { stem: "b-c", isBeginning: false, after: 1 },
        { stem: "b", isBeginning: false, after: 2 },
        { stem: "ca", isBeginning: true, after: 4 },
      ],
    },
  ],
  ["'o''har\\\\z'", stem("o'har\\z")],
  ["'a' <-> ( 'b' | 'c' )", null],
  ["'a' <-> !'b'", null],
  ["'m':*", stem("m", true)],
  ["'a' 'b'", null],
  ["'a' &", null],
  ["( 'a'", null],
  ["'a':A", null],
])("the tsquery %s", (query, expected) => expect(conditionIn(query)).toEqual(expected));

test("a tsvector has its stems with their positions, or without any", () => {
  expect(stemsIn("")).toEqual([]);
  expect(stemsIn("'-19':17 'a.no/b':13,15B,16383 'o''har\\\\z':1A 'oye' 'x, y':2 'øye':4A,7B")).toEqual([
    { stem: "-19", positions: [17] },
    { stem: "a.no/b", positions: [13, 15, 16383] },
    { stem: "o'har\\z", positions: [1] },
    { stem: "oye", positions: [] },
    { stem: "x, y", positions: [2] },
    { stem: "øye", positions: [4, 7] },
  ]);
});
