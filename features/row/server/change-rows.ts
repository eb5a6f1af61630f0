import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import { type Author, authorOf } from "../../access/rules/index.ts";
import type { RowSaved } from "../../api/index.ts";
import { type AssessmentRow, lockBlock, openForChange } from "../../assessment/server/index.ts";
import { appendCells, appendHistory, cellWrites, lastWriter, redactionSince } from "../../history/server/index.ts";
import type { Block } from "../../template/rules/index.ts";
import { type Cells, disputedColumns, mergeCells, orderAfter, type RowKindName } from "../rules/index.ts";
import { blockWithRows, type OpenRow, openBlock, openRow, staleRow, writtenSince } from "./open-row.ts";
import { cellsOnWire, columnsOnWire, partsOf, type RowKind, rowKinds } from "./row-kinds.ts";
import * as store from "./store.ts";

/** How long a deleted row can be brought back. */
const RESTORE_DAYS = 30;

const isFull = async ({ tx }: Work, kind: RowKind, owner: number, cells: Cells): Promise<boolean> => {
  const { rows, per } = kind.most;
  const same = per === undefined ? null : { column: per, text: cells[per] ?? "" };
  return (await store.count(tx, { owner, parts: partsOf(kind) }, same)) >= rows;
};
const tooMany = ({ most }: RowKind) => invalid({ path: "id", kind: most.broken });

/** The history entry of a write to a row. */
const entryOf = ({ actor, at }: Work, assessment: number, kind: RowKind, ref: number, rev: number) => ({
  assessment,
  kind: kind.name,
  ref,
  rev,
  by: authorOf(actor, assessment, "edit-blocks"),
  at,
});

/** Whether a row of the kind, not deleted, stands in a block. */
export const hasRow = (tx: Tx, kind: RowKind, owner: number, id: number): Promise<boolean> =>
  store.isThere(tx, { owner, parts: partsOf(kind) }, id);

type NewRow = Parameters<typeof store.add>[1] & { readonly by: Author };

/** Adds a row after a block's others and remembers it. The caller has asked the policy. */
export async function addRow(tx: Tx, kind: RowKind, { by, ...given }: NewRow) {
  const { assessment, cells, at } = given;
  const row = await store.add(tx, given);
  await appendCells(tx, { assessment, kind: kind.name, ref: row.id, rev: row.rev, by, at, cells });
  return row;
}

type Accept<T> = (block: Block, owner: number) => Result<T> | Promise<Result<T>>;

/**
 * Adds a row after a block's others.
 * @param block the number or guid of the block
 * @param accept the row as it is stored, or the rules that it breaks; the block is locked while it is asked
 */
export async function createRow(
  work: Work,
  kind: RowKind,
  id: string,
  accept: Accept<{ readonly part: string; readonly cells: Cells }>,
): Promise<Result<{ ok: true; id: number; rev: number; changed: string }>> {
  const { tx, at } = work;
  const opened = await openBlock(work, kind, id);
  if (!opened.ok) return opened;
  const { owner, block } = opened.value;
  const accepted = await accept(block, owner.number);
  if (!accepted.ok) return accepted;
  if (await isFull(work, kind, owner.number, accepted.value.cells)) return tooMany(kind);
  const assessment = opened.value.assessment.number;
  const by = authorOf(work.actor, assessment, "edit-blocks");
  const row = await addRow(tx, kind, { assessment, owner: owner.number, ...accepted.value, by, at });
  return ok({ ok: true, id: row.id, rev: row.rev, changed: at.toISOString() });
}

type RowOfBlock = Awaited<ReturnType<typeof store.livingRows>>[number];

/**
 * Adds several rows after a block's others, all of them or none.
 * @param block the number or guid of the block
 * @param make the new rows, from the rows that are not deleted; the block is locked while it is asked
 */
export async function createRows(
  work: Work,
  kind: RowKind,
  id: string,
  make: (rows: readonly RowOfBlock[]) => readonly { readonly part: string; readonly cells: Cells }[],
): Promise<Result<readonly { readonly id: number; readonly rev: number; readonly cells: Cells }[]>> {
  const { tx, at } = work;
  const opened = await openBlock(work, kind, id);
  if (!opened.ok) return opened;
  const { owner, assessment } = opened.value;
  const by = authorOf(work.actor, assessment.number, "edit-blocks");
  const added = [];
  for (const row of make(await store.livingRows(tx, owner.number))) {
    if (await isFull(work, kind, owner.number, row.cells)) return tooMany(kind);
    const made = await addRow(tx, kind, { assessment: assessment.number, owner: owner.number, ...row, by, at });
    added.push({ ...made, cells: row.cells });
  }
  return ok(added);
}

const saved = ({ row, kind }: OpenRow, rev: number, written: Cells, at: Date): RowSaved => ({
  ok: true,
  rev,
  changed: at.toISOString(),
  cells: cellsOnWire(kind, { ...row.cells, ...written }),
  written: columnsOnWire(kind, Object.keys(written)),
});

/**
 * Writes some cells of a row, one revision for all of them: 409 when a cell that the
 * caller changes was written since `seen`, or when the row is deleted.
 * @param accept the given cells as they are stored, or the rules that they break
 */
export async function changeCells(
  work: Work,
  kind: RowKind,
  { id, seen }: { readonly id: number; readonly seen: number | undefined },
  accept: (row: { readonly part: string; readonly cells: Cells }) => Result<Cells>,
): Promise<Result<RowSaved>> {
  const { tx, at } = work;
  const found = await openRow(work, id, kind);
  if (!found.ok) return found;
  const { row, assessment } = found.value;
  const accepted = accept(row);
  if (!accepted.ok) return accepted;
  if (row.deleted_at) return staleRow(found.value, Object.keys(accepted.value));
  const given = { cells: accepted.value, seen };
  const history = await cellWrites(tx, { assessment, kind: kind.name, ref: id }, disputedColumns(row, given));
  const merge = mergeCells(row, given, history);
  if (merge.kind === "conflict") {
    const of = { assessment, kind: kind.name, ref: id };
    const how = { by: await lastWriter(tx, of, merge.columns), ...(await redactionSince(tx, of, seen ?? 0)) };
    return staleRow(found.value, merge.columns, how);
  }
  if (Object.keys(merge.written).length === 0) return ok(saved(found.value, row.rev, {}, row.changed_at));
  const rev = row.rev + 1;
  await store.writeCells(tx, id, { cells: merge.written, rev, at });
  await appendCells(tx, { ...entryOf(work, assessment, kind, id, rev), cells: merge.written });
  return ok(saved(found.value, rev, merge.written, at));
}

const remember = (work: Work, { row, kind, assessment }: OpenRow, rev: number, action: "deleted" | "restored") =>
  appendHistory(work.tx, {
    ...entryOf(work, assessment, kind, row.id, rev),
    action,
    value: { cells: row.cells, revs: row.revs },
  });

/** Deletes a row; it can be brought back for 30 days. Deleting one that is gone already is not an error. */
export async function deleteRow(
  work: Work,
  kind: RowKind,
  { id, seen }: { readonly id: number; readonly seen: number | undefined },
): Promise<Result<{ ok: true }>> {
  const found = await openRow(work, id, kind);
  if (!found.ok) return found;
  const { row } = found.value;
  if (row.deleted_at) return ok({ ok: true });
  if (seen !== undefined && seen !== row.rev) return staleRow(found.value, writtenSince(row, seen));
  const rev = row.rev + 1;
  await store.setDeleted(work.tx, id, { deleted: true, rev, at: work.at });
  await remember(work, found.value, rev, "deleted");
  return ok({ ok: true });
}

const days = (count: number): number => count * 24 * 60 * 60 * 1000;
export const restorableSince = (at: Date): Date => new Date(at.getTime() - days(RESTORE_DAYS));

/** Brings a deleted row back to where it stood. One that is there already stays as it is. */
export async function restoreRow(
  work: Work,
  name: RowKindName,
  { id, seen }: { readonly id: number; readonly seen: number | undefined },
): Promise<Result<RowSaved>> {
  const { tx, at } = work;
  const kind = rowKinds[name];
  const found = await openRow(work, id, kind, "block-and-row");
  if (!found.ok) return found;
  const { row } = found.value;
  if (!row.deleted_at) return ok(saved(found.value, row.rev, {}, row.changed_at));
  if (row.deleted_at < restorableSince(at)) return refuse({ kind: "NotFound" });
  if (seen !== undefined && seen !== row.rev) return staleRow(found.value, writtenSince(row, seen));
  if (await isFull(work, kind, row.owner, row.cells)) return tooMany(kind);
  const rev = row.rev + 1;
  await store.setDeleted(tx, id, { deleted: false, rev, at });
  await remember(work, found.value, rev, "restored");
  return ok(saved(found.value, rev, {}, at));
}

/**
 * Puts a row after another one of its block, or first. The server numbers them, so two who move at once get one order.
 * @param after the row to stand after; null: first
 */
export async function moveRow(
  work: Work,
  { id, after }: { readonly id: number; readonly after: number | null },
): Promise<Result<{ ok: true }>> {
  const { tx } = work;
  const found = await openForChange(work, "edit-blocks", await store.assessmentOf(tx, id));
  if (!found.ok) return found;
  const owner = await store.ownerOf(tx, id);
  await lockBlock(tx, owner);
  const rows = await store.order(tx, owner);
  const isThere = (each: number) => rows.some((row) => row.id === each && row.deleted_at === null);
  if (!isThere(id) || (after !== null && !isThere(after))) return refuse({ kind: "NotFound" });
  const ids = rows.map((row) => row.id);
  const moved = after === id ? ids : orderAfter(ids, id, after);
  if (moved.every((each, at) => each === ids[at])) return ok({ ok: true });
  await store.renumber(tx, moved);
  await rememberMove(work, found.value, { id, after });
  return ok({ ok: true });
}

/** Records who moved the row, and after which row it was put. A move does not change the revision of its cells. */
async function rememberMove(
  work: Work,
  assessment: AssessmentRow,
  { id, after }: { readonly id: number; readonly after: number | null },
): Promise<void> {
  const row = await store.lock(work.tx, id);
  const held = row && (await blockWithRows(work.tx, assessment, row));
  if (!held) throw new Error(`row ${id} stands in a block without rows`);
  const entry = entryOf(work, assessment.number, held.kind, id, row.rev);
  await appendHistory(work.tx, { ...entry, action: "moved", value: { after } });
}
