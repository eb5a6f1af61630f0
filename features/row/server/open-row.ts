import { ok, type Result, refuse, type StaleRow } from "../../../platform/pure/refusal/index.ts";
import type { Db, Read, Tx, Work } from "../../../platform/server/http/work.ts";
import {
  type AssessmentRow,
  lockBlock,
  openForChange,
  openForReading,
  storedBlock,
} from "../../assessment/server/index.ts";
import { type Block, findBlock } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { cellsOnWire, columnsOnWire, type RowKind, rowKindOf } from "./row-kinds.ts";
import * as store from "./store.ts";

/** The block of a key in the assessment's template, and the kind of the rows in one of its parts; undefined when it holds none. */
export async function blockWithRows(
  db: Db | Tx,
  row: AssessmentRow,
  { key, part }: { readonly key: string; readonly part: string },
): Promise<{ readonly block: Block; readonly kind: RowKind } | undefined> {
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  const block = findBlock(template, key)?.block;
  const kind = block && rowKindOf(block, part);
  return kind && { block, kind };
}

/** Whether this caller may add a row of the kind to a block; asked before an upload is read. */
export async function mayAddRow(read: Read, kind: RowKind, id: string): Promise<Result<unknown>> {
  const owner = await storedBlock(read.db, id);
  const found = await openForReading(read, "edit-blocks", owner?.assessment);
  if (!found.ok) return found;
  const held = owner && (await blockWithRows(read.db, found.value, { key: owner.key, part: kind.part ?? "" }));
  return held?.kind === kind ? found : refuse({ kind: "NotFound" });
}

export type OpenBlock = {
  readonly assessment: AssessmentRow;
  readonly owner: NonNullable<Awaited<ReturnType<typeof storedBlock>>>;
  readonly block: Block;
};

/** A block that holds rows of a kind, locked for a change of how many there are. 404 when it holds none of them. */
export async function openBlock(work: Work, kind: RowKind, id: string): Promise<Result<OpenBlock>> {
  const { tx } = work;
  const owner = await storedBlock(tx, id);
  const found = await openForChange(work, "edit-blocks", owner?.assessment);
  if (!found.ok) return found;
  const held = owner && (await blockWithRows(tx, found.value, { key: owner.key, part: kind.part ?? "" }));
  if (!owner || held?.kind !== kind) return refuse({ kind: "NotFound" });
  await lockBlock(tx, owner.number);
  return ok({ assessment: found.value, owner, block: held.block });
}

export type OpenRow = { readonly assessment: number; readonly row: store.LockedRow; readonly kind: RowKind };

/**
 * A row for a change, deleted or not: the assessment is locked first (shared), then the row. 404 when there is no such row, or
 * when it is of another kind than the call's.
 * @param lock `row`: that row alone. `block-and-row`: first the block, for a change of the number of its rows
 */
export async function openRow(
  work: Work,
  id: number,
  kind: RowKind,
  lock: "row" | "block-and-row" = "row",
): Promise<Result<OpenRow>> {
  const { tx } = work;
  const found = await openForChange(work, "edit-blocks", await store.assessmentOf(tx, id));
  if (!found.ok) return found;
  if (lock === "block-and-row") await lockBlock(tx, await store.ownerOf(tx, id));
  const row = await store.lock(tx, id);
  const held = row && (await blockWithRows(tx, found.value, row));
  if (held?.kind !== kind || !row) return refuse({ kind: "NotFound" });
  return ok({ assessment: found.value.number, row, kind });
}

/** 409 with what the row holds now. @param columns those that stand in the way, by their names inside @param how who wrote them last, and whether words were taken out of them */
export const staleRow = (
  { row, kind }: OpenRow,
  columns: readonly string[],
  how: Pick<StaleRow, "by" | "redacted"> = { by: null },
) =>
  refuse({
    kind: "Stale",
    current: {
      rev: row.rev,
      cells: cellsOnWire(kind, row.cells),
      columns: columnsOnWire(kind, columns),
      ...how,
      ...(row.deleted_at ? { deleted: true } : {}),
    },
  });

/** The columns of a row that were written after a revision. */
export const writtenSince = ({ revs }: Pick<store.LockedRow, "revs">, seen: number): readonly string[] =>
  Object.entries(revs).flatMap(([column, rev]) => (rev > seen ? [column] : []));
