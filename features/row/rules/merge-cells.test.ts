import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cells, type CellWrite, disputedColumns, mergeCells } from "./index.ts";

const columns = ["a", "b", "c"] as const;
type Row = { rev: number; cells: Record<string, string>; revs: Record<string, number> };

/** A row with its history, written as the server writes it: one call, one revision. */
function aRow() {
  const row: Row = { rev: 0, cells: {}, revs: {} };
  const history: CellWrite[] = [];
  const save = (cells: Cells, seen: number | undefined) => {
    const given = { cells, seen };
    const disputed = disputedColumns(row, given);
    const merge = mergeCells(
      row,
      given,
      history.filter(({ column }) => disputed.includes(column)),
    );
    if (merge.kind === "merged" && Object.keys(merge.written).length > 0) {
      row.rev += 1;
      for (const [column, value] of Object.entries(merge.written)) {
        row.cells[column] = value;
        row.revs[column] = row.rev;
        history.push({ column, rev: row.rev, value });
      }
    }
    return merge;
  };
  return { row, save };
}

const aStep = fc.record({
  who: fc.constantFrom(0, 1),
  /** Looks at the row again before writing. */
  looks: fc.boolean(),
  /** Sends the whole item, as it was seen, around the cells that it changes. */
  whole: fc.boolean(),
  changes: fc.subarray([...columns], { minLength: 1 }),
});

test("random histories of two writers with revisions: an acknowledged cell is never lost", () => {
  let acknowledged = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.array(aStep, { minLength: 4, maxLength: 40 }), (steps) => {
      const { row, save } = aRow();
      const saw = [0, 1].map(() => ({ rev: 0, cells: {} as Record<string, string> }));
      /** The last acknowledged text of each cell. */
      const promised: Record<string, string> = {};
      for (const [index, { who, looks, whole, changes }] of steps.entries()) {
        if (looks) saw[who] = { rev: row.rev, cells: { ...row.cells } };
        const mine = saw[who] ?? { rev: 0, cells: {} };
        const changed = Object.fromEntries(changes.map((column) => [column, `${who} skrev ${index}`]));
        const all = Object.fromEntries(columns.map((column) => [column, mine.cells[column] ?? ""]));
        const before = { ...row.cells };
        const merge = save(whole ? { ...all, ...changed } : changed, mine.rev);
        if (merge.kind === "conflict") {
          refused += 1;
          // Nothing of a refused call is written, and each column it names was written since the caller looked.
          expect(row.cells).toEqual(before);
          for (const column of merge.columns) expect(row.revs[column]).toBeGreaterThan(mine.rev);
          continue;
        }
        // Exactly what the caller changed was written: nothing less, and no echo over a colleague's text.
        expect(merge.written).toEqual(changed);
        for (const [column, text] of Object.entries(merge.written)) {
          // A text that somebody else was promised is replaced only by someone who had seen it.
          if (promised[column] !== undefined) expect(mine.cells[column]).toBe(promised[column]);
          promised[column] = text;
          mine.cells[column] = text;
          acknowledged += 1;
        }
        saw[who] = { rev: row.rev, cells: { ...row.cells } };
        expect(row.cells).toMatchObject(promised);
      }
    }),
    { numRuns: 1000 },
  );
  expect(acknowledged).toBeGreaterThan(3000);
  expect(refused).toBeGreaterThan(300);
});

test("an echo of what stood there when the caller looked is left alone, and their text stays", () => {
  const { row, save } = aRow();
  save({ a: "først", b: "først" }, undefined);
  save({ a: "hennes" }, 1);
  expect(save({ a: "først", b: "hans" }, 1)).toEqual({ kind: "merged", written: { b: "hans" } });
  expect(row.cells).toEqual({ a: "hennes", b: "hans" });
});

test("a cell that both have changed is a conflict, and no other cell of the call is written", () => {
  const { row, save } = aRow();
  save({ a: "først" }, undefined);
  save({ a: "hennes" }, 1);
  expect(save({ a: "hans", b: "ny" }, 1)).toEqual({ kind: "conflict", columns: ["a"] });
  expect(row.cells).toEqual({ a: "hennes" });
});

test("both wrote the same text: no conflict and nothing to write", () => {
  const { save } = aRow();
  save({ a: "først" }, undefined);
  save({ a: "lik" }, 1);
  expect(save({ a: "lik" }, 1)).toEqual({ kind: "merged", written: {} });
});

test("with the newest revision an old text can be put back, and a cell emptied", () => {
  const { row, save } = aRow();
  save({ a: "først" }, undefined);
  save({ a: "så" }, 1);
  expect(save({ a: "først" }, 2)).toEqual({ kind: "merged", written: { a: "først" } });
  save({ a: "" }, 3);
  expect(row.cells).toEqual({ a: "" });
});

test("a caller that claims a revision still to come writes nothing", () => {
  const { row, save } = aRow();
  save({ a: "først" }, undefined);
  expect(save({ a: "etter" }, 9999)).toEqual({ kind: "conflict", columns: ["a"] });
  expect(row.cells).toEqual({ a: "først" });
});

test("without a revision the caller is taken at its word: an earlier text is written, and none", () => {
  const { row, save } = aRow();
  for (const a of ["5", "7", "5", ""]) expect(save({ a }, undefined)).toEqual({ kind: "merged", written: { a } });
  expect(save({ a: "" }, undefined)).toEqual({ kind: "merged", written: {} });
  save({ a: "9", b: "x" }, 4);
  // With a revision it is as everywhere: an echo of what stood there is left alone, another text is a conflict.
  expect(save({ a: "", b: "y" }, 4)).toEqual({ kind: "conflict", columns: ["b"] });
  expect(row.cells).toEqual({ a: "9", b: "x" });
});

test("the history is needed of cells that were written since the caller looked, and of no others", () => {
  const row = { rev: 3, cells: { a: "1", b: "2" }, revs: { a: 1, b: 3 } };
  const cells = { a: "ny", b: "ny", c: "" };
  expect(disputedColumns(row, { cells, seen: 3 })).toEqual([]);
  expect(disputedColumns(row, { cells, seen: 2 })).toEqual(["b"]);
  expect(disputedColumns(row, { cells, seen: undefined })).toEqual([]);
});
