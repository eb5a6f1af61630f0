import fc from "fast-check";
import { expect, test } from "vitest";
import { type Group, mayShow, type Within } from "./small-groups.ts";

const types = ["1", "2", "3"] as const;
const group = (organization: number, type: Group["type"], count: number): Group => ({ organization, type, count });
const all: Within = { organization: null, type: null };
const of = (organization: number | null, type: Group["type"] | null = null): Within => ({ organization, type });

const choicesOf = (groups: readonly Group[]): readonly Within[] => {
  const organizations = [null, ...new Set(groups.map(({ organization }) => organization))];
  return organizations.flatMap((organization) => [null, ...types].map((type) => ({ organization, type })));
};
const sizeOf = (groups: readonly Group[], { organization, type }: Within): number =>
  groups
    .filter(
      (each) => (organization === null || each.organization === organization) && (type === null || each.type === type),
    )
    .reduce((sum, { count }) => sum + count, 0);

/** The rank of whole numbers in rows, exactly: fractions would be rounded. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const left = rows.map((row) => row.map(BigInt));
  let rank = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column++) {
    const at = left.findIndex((row, place) => place >= rank && row[column] !== 0n);
    if (at < 0) continue;
    const pivot = left[at] ?? [];
    left[at] = left[rank] ?? [];
    left[rank] = pivot;
    for (let place = rank + 1; place < left.length; place++) {
      const row = left[place] ?? [];
      const [one, other] = [pivot[column] ?? 0n, row[column] ?? 0n];
      left[place] = row.map((each, cell) => each * one - (pivot[cell] ?? 0n) * other);
    }
    rank++;
  }
  return rank;
}

/** Every set of cells with one to four assessments together. */
const smallSets = (cells: readonly Group[]): readonly (readonly number[])[] =>
  cells
    .reduce<readonly { readonly set: readonly number[]; readonly size: number }[]>(
      (sets, { count }) =>
        sets.flatMap(({ set, size }) => [
          { set: [...set, 0], size },
          ...(size + count < 5 ? [{ set: [...set, 1], size: size + count }] : []),
        ]),
      [{ set: [], size: 0 }],
    )
    .flatMap(({ set, size }) => (size > 0 ? [set] : []));

const someGroups = fc
  .array(
    fc.record({
      organization: fc.integer({ min: 1, max: 4 }),
      type: fc.constantFrom(...types),
      count: fc.integer({ min: 0, max: 9 }),
    }),
    {
      maxLength: 10,
    },
  )
  .map((groups) => [...new Map(groups.map((each) => [`${each.organization} ${each.type}`, each])).values()]);

test("a figure about one to four assessments is hidden, one about none or five is not", () => {
  expect([0, 1, 4, 5].map((count) => mayShow([group(1, "1", count)])(all))).toEqual([true, false, false, true]);
});

test("the organisation that is left when a small one is taken from the total is hidden too", () => {
  const shows = mayShow([group(1, "1", 3), group(2, "1", 9), group(3, "1", 20)]);
  expect([1, 2, 3].map((organization) => shows(of(organization)))).toEqual([false, false, true]);
  expect(shows(all)).toBe(true);
});

test("small organisations that are enough together hide no other", () => {
  const shows = mayShow([group(1, "1", 3), group(2, "1", 4), group(3, "1", 20)]);
  expect([1, 2, 3].map((organization) => shows(of(organization)))).toEqual([false, false, true]);
});

test("a type of one organisation is hidden when its other type is small, and the organisation as a whole is shown", () => {
  const shows = mayShow([group(1, "1", 8), group(1, "3", 2), group(2, "1", 8), group(2, "3", 8)]);
  expect([shows(of(1)), shows(of(1, "1")), shows(of(1, "3"))]).toEqual([true, false, false]);
});

test("types are hidden where organisations less a type leave a small cell", () => {
  // Organisation 1 less type 1 is the two assessments of type 2.
  const groups = [group(1, "1", 6), group(1, "2", 2), group(2, "2", 4), group(2, "3", 6)];
  const shows = mayShow(groups);
  expect([shows(of(1)), shows(of(2))]).toEqual([true, true]);
  expect(types.map((type) => shows(of(null, type)))).toEqual([false, false, false]);
});

test("types are shown before the types of an organisation, where only one of both can be", () => {
  const shows = mayShow([group(1, "1", 5), group(1, "2", 5), group(2, "1", 5), group(2, "2", 3)]);
  expect([shows(of(null, "1")), shows(of(null, "2")), shows(of(1, "1")), shows(of(1))]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test("an organisation with one type is the same figure with the type and without it", () => {
  const shows = mayShow([group(1, "1", 7), group(2, "2", 7)]);
  expect([shows(of(1)), shows(of(1, "1")), shows(of(null, "1"))]).toEqual([true, true, true]);
});

test("no figure that is shown is about one to four assessments", () => {
  fc.assert(
    fc.property(someGroups, (groups) => {
      const shows = mayShow(groups);
      for (const choice of choicesOf(groups)) {
        const size = sizeOf(groups, choice);
        if (size > 0 && size < 5) expect(shows(choice)).toBe(false);
      }
    }),
  );
});

test("no sum or difference of the figures that are shown is about one to four assessments, whatever is chosen", () => {
  fc.assert(
    fc.property(someGroups, (groups) => {
      const cells = groups.filter(({ count }) => count > 0);
      const shows = mayShow(groups);
      const known = choicesOf(groups)
        .filter(shows)
        .map((choice) => cells.map((cell) => (sizeOf([cell], choice) > 0 ? 1 : 0)));
      const rank = rankOf(known);
      for (const set of smallSets(cells)) expect(rankOf([...known, set])).toBe(rank + 1);
    }),
    { numRuns: 300 },
  );
});

test("where every cell is large, everything is shown", () => {
  const large = someGroups.map((groups) => groups.map((each) => ({ ...each, count: each.count + 5 })));
  fc.assert(fc.property(large, (groups) => choicesOf(groups).every(mayShow(groups))));
});

test("the same groups in another order hide the same", () => {
  fc.assert(
    fc.property(someGroups, (groups) => {
      const [one, other] = [mayShow(groups), mayShow(groups.toReversed())];
      expect(choicesOf(groups).map(one)).toEqual(choicesOf(groups).map(other));
    }),
  );
});
