import fc from "fast-check";
import { expect, test } from "vitest";
import { createPostings } from "./postings.ts";

const added = fc.array(
  fc.record({
    term: fc.nat(5),
    gap: fc.integer({ min: 1, max: 400_000 }),
    times: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 254, max: 258 })),
  }),
  { maxLength: 600 },
);

test("each term's list reads as it was written, at most 256 times in a document", () => {
  fc.assert(
    fc.property(added, (all) => {
      const postings = createPostings();
      const expected = new Map<number, [number, number][]>();
      let document = 0;
      for (const { term, gap, times } of all) {
        document += gap;
        postings.add(term, document, times);
        expected.set(term, [...(expected.get(term) ?? []), [document, Math.min(times, 256)]]);
      }
      for (const [term, list] of expected) {
        const count = postings.read(term);
        const read = [...postings.documents().subarray(0, count)].map((each, at) => [each, postings.times()[at]]);
        expect(read).toEqual(list);
        expect(postings.count(term)).toBe(list.length);
      }
    }),
    { numRuns: 60 },
  );
});
