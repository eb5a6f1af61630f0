import fc from "fast-check";
import { expect, test } from "vitest";
import { withDeleted } from "./deleted-here.tsx";

const row = (id: number) => ({ id, rev: 1, cells: {} });
const deleted = (id: number, after: number | null) => ({ row: id, name: `nr. ${id}`, after });
const order = (rows: readonly number[], gone: readonly (readonly [number, number | null])[]) =>
  withDeleted(
    rows.map(row),
    gone.map(([id, after]) => deleted(id, after)),
  ).map((entry) => (entry.kind === "row" ? entry.row.id : `deleted ${entry.deleted.row}`));

test("a deleted row leaves its note where it stood, first, between or last, and after another deleted one", () => {
  expect(order([2, 3], [[1, null]])).toEqual(["deleted 1", 2, 3]);
  expect(order([1, 3], [[2, 1]])).toEqual([1, "deleted 2", 3]);
  expect(
    order(
      [1],
      [
        [3, 2],
        [2, 1],
      ],
    ),
  ).toEqual([1, "deleted 2", "deleted 3"]);
});

test("a row that was brought back has no note", () => {
  expect(order([1, 2], [[2, 1]])).toEqual([1, 2]);
});

test("every row and every note stands in the list once, whatever is deleted", () => {
  const ids = fc.uniqueArray(fc.nat(20), { maxLength: 12 });
  fc.assert(
    fc.property(
      ids,
      fc.array(fc.record({ row: fc.nat(20), after: fc.option(fc.nat(20)) }), { maxLength: 8 }),
      (rows, notes) => {
        const gone = new Map(notes.map((note) => [note.row, note.after] as const));
        const listed = order(rows, [...gone]);
        const expected = [...rows, ...[...gone.keys()].filter((id) => !rows.includes(id)).map((id) => `deleted ${id}`)];
        expect(listed.map(String).sort()).toEqual(expected.map(String).sort());
      },
    ),
  );
});
