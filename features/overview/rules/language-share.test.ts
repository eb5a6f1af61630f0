import fc from "fast-check";
import { expect, test } from "vitest";
import { languageShareOf, shareOfNynorsk, textKinds, type WordsCount } from "./language-share.ts";

const counted = fc.record({
  site: fc.constantFrom("Metodevurderinger", "Metodevarsler"),
  kind: fc.constantFrom(...textKinds),
  year: fc.integer({ min: 2021, max: 2026 }),
  language: fc.constantFrom("nb", "nn", null),
  words: fc.nat(5000),
  of: fc.option(fc.record({ organization: fc.integer({ min: 1, max: 3 }), type: fc.constantFrom("1", "2", "3") })),
}) satisfies fc.Arbitrary<WordsCount>;
const all = { organization: null, type: null } as const;

test("each way of dividing the texts has all words once, whatever is chosen", () => {
  const within = fc.record({
    organization: fc.option(fc.integer({ min: 1, max: 3 })),
    type: fc.option(fc.constantFrom("1", "2", "3")),
  });
  fc.assert(
    fc.property(fc.array(counted), within, (counts, chosen) => {
      const rows = languageShareOf(counts, chosen);
      const byHand = counts.filter(
        ({ of }) =>
          (chosen.organization === null || of?.organization === chosen.organization) &&
          (chosen.type === null || of?.type === chosen.type),
      );
      const words = byHand.reduce((sum, each) => sum + each.words, 0);
      for (const by of ["all", "site", "kind", "year"]) {
        const some = rows.filter((row) => row.by === by);
        expect(some.reduce((sum, { nb, nn, unknown }) => sum + nb + nn + unknown, 0)).toBe(words);
      }
    }),
  );
});

test("the share is of the words whose form is known, and years begin with the newest", () => {
  const text = { site: "Metodevurderinger", kind: "page", of: null } as const;
  const rows = languageShareOf(
    [
      { ...text, year: 2024, language: "nb", words: 300 },
      { ...text, year: 2026, language: "nn", words: 100 },
      { ...text, year: 2026, language: null, words: 900 },
    ],
    all,
  );
  expect(rows[0]).toEqual({ by: "all", name: "", nb: 300, nn: 100, unknown: 900 });
  expect(rows.filter(({ by }) => by === "year").map(({ name }) => name)).toEqual(["2026", "2024"]);
  expect(rows.map(shareOfNynorsk)).toEqual([25, 25, 25, 100, 0]);
  expect(shareOfNynorsk({ nb: 0, nn: 0, unknown: 10 })).toBe(null);
});
