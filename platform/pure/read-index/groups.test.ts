import fc from "fast-check";
import { expect, test } from "vitest";
import { createReadIndex, type IndexedDocument } from "./index.ts";

const keys = ["color", "owner"] as const;
const ids = (...all: readonly string[]) => fc.subarray([...all]);
const document = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  removed: fc.boolean(),
  word: fc.constantFrom("laser", "ultralyd"),
  color: ids("rød", "grønn", "blå"),
  owner: ids("x", "y"),
  isNamed: fc.constantFrom(true, true, true, false),
  under: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }),
  published: fc.nat(9),
});
type Document = typeof document extends fc.Arbitrary<infer T> ? T : never;
const asked = fc.record({
  q: fc.constantFrom("", "laser", "ultralyd"),
  color: ids("rød", "blå", "ukjent"),
  owner: ids("x"),
  having: ids("owner"),
  sort: fc.constantFrom("published" as const, "relevance" as const),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

const indexed = ({ id, word, color, owner, isNamed, under, published }: Document): IndexedDocument => ({
  ...{ id, title: word, summary: "", texts: [], stems: [], published, modified: published, values: { color, owner } },
  ...{ ref: isNamed ? 100 + id : undefined, under: under === null ? undefined : 100 + under },
});

/** The documents that are listed under another of these, and are not hits of their own. Groups have one level. */
const covered = (among: readonly Document[]) =>
  among.filter(({ under }) => among.some((over) => over.isNamed && over.under === null && over.id === under));
const without = (all: readonly Document[], some: readonly Document[]) => all.filter((each) => !some.includes(each));

const isWanted = (each: Document, ask: Asked, except?: string): boolean =>
  (ask.having.length === 0 || each.owner.length > 0) &&
  keys.every((key) => key === except || ask[key].length === 0 || ask[key].some((id) => each[key].includes(id)));

const hasWords = ({ word }: Document, { q }: Asked): boolean => q === "" || word === q;

/** A count of a value is the number of hits when it is chosen alone. */
function plainCounts(found: readonly Document[], ask: Asked): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const key of keys)
    for (const id of ["rød", "grønn", "blå", "x", "y"]) {
      const having = found.filter((each) => isWanted(each, ask, key) && each[key].some((own) => own === id));
      const count = without(having, covered(having)).length;
      if (count > 0) counts[`${key} ${id}`] = count;
    }
  return counts;
}

const questionOf = ({ q, having, sort, ...chosen }: Asked) => ({
  ...{ q, having, lacking: [], sort, from: 0, size: 100 },
  choices: keys.map((column) => ({ column, ids: chosen[column] })),
});

test("no hit stands twice and none is lost, and total and counts equal a plain recount, in a thousand searches", () => {
  let searches = 0;
  const property = fc.property(
    fc.array(document, { maxLength: 40 }),
    fc.array(asked, { minLength: 5, maxLength: 5 }),
    (all, asks) => {
      const index = createReadIndex(keys);
      const left = new Map<number, Document>();
      for (const each of all) {
        if (each.removed) index.remove(each.id);
        else index.put(indexed(each));
        left.delete(each.id);
        if (!each.removed) left.set(each.id, each);
      }
      const documents = [...left.values()];
      for (const ask of asks) {
        searches += 1;
        const found = documents.filter((each) => hasWords(each, ask));
        const passed = found.filter((each) => isWanted(each, ask));
        const heads = without(passed, covered(passed));
        const flat = index.answer(questionOf(ask));
        const { total, hits, counts } = index.answer({ ...questionOf(ask), grouped: true });
        expect(flat.hits.map(({ id }) => id).toSorted()).toEqual(passed.map(({ id }) => id).toSorted());
        expect(flat.hits.every(({ under }) => under.length === 0)).toBe(true);
        expect(total).toBe(heads.length);
        expect(hits.map(({ id }) => id).toSorted()).toEqual(heads.map(({ id }) => id).toSorted());

        const pageAt = (from: number) => index.answer({ ...questionOf(ask), grouped: true, from, size: 2 });
        const pages = Array.from({ length: Math.ceil(total / 2) }, (_, at) => pageAt(2 * at));
        expect(pages.flatMap((page) => page.hits)).toEqual(hits);
        expect(pages.every((page) => page.total === total)).toBe(true);

        const shown = hits.flatMap(({ id, under }) => [id, ...under.map((each) => each.id)]);
        expect(new Set(shown).size).toBe(shown.length);
        for (const { id } of passed) expect(shown).toContain(id);
        for (const { id, under } of hits) {
          const head = left.get(id);
          const standing = documents.filter((each) => head?.isNamed && head.under === null && each.under === id);
          expect(under.toSorted((a, b) => a.id - b.id)).toEqual(
            standing.map((each) => ({ id: each.id, isWanted: isWanted(each, ask) })).toSorted((a, b) => a.id - b.id),
          );
        }
        const counted = Object.fromEntries(counts.map(({ column, id, count }) => [`${column} ${id}`, count]));
        expect(counted).toEqual(plainCounts(found, ask));
      }
    },
  );
  fc.assert(property, { numRuns: 200 });
  expect(searches).toBeGreaterThanOrEqual(1_000);
});
