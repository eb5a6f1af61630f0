import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Db, Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import type { RowSaved } from "../../api/index.ts";
import { findAssessment, storedBlock } from "../../assessment/server/index.ts";
import type { Cells } from "../rules/index.ts";
import { addRow, changeCells } from "./change-rows.ts";
import { blockWithRows, openBlock } from "./open-row.ts";
import { cellsOnWire, columnsOnWire, type RowKind } from "./row-kinds.ts";
import * as store from "./store.ts";

type OnlyRow = {
  /** The number or guid of the block. */
  readonly block: string;
  readonly seen: number | undefined;
  /** Where the row stands when it is made. */
  readonly part: string;
};

/**
 * Writes cells of a block that holds exactly one row, which its first save makes; then as `changeCells` does. Two who save first at
 * once write in one row.
 * @param accept the given cells as they are stored, or the rules that they break; asked with what the row holds
 */
export async function changeOnlyRow(
  work: Work,
  kind: RowKind,
  { block: id, seen, part }: OnlyRow,
  accept: (block: number, stored: Cells) => Promise<Result<Cells>>,
): Promise<Result<RowSaved>> {
  const { tx, at, actor } = work;
  const opened = await openBlock(work, kind, id);
  if (!opened.ok) return opened;
  const { owner } = opened.value;
  const row = await store.onlyRow(tx, owner.number, part);
  const accepted = await accept(owner.number, row?.cells ?? {});
  if (!accepted.ok) return accepted;
  if (row) return changeCells(work, kind, { id: row.id, seen }, () => accepted);
  const cells = Object.fromEntries(Object.entries(accepted.value).filter(([, text]) => text !== ""));
  const written = columnsOnWire(kind, Object.keys(cells));
  const assessment = opened.value.assessment.number;
  const by = authorOf(actor, assessment, "edit-blocks");
  const made = written.length > 0 && (await addRow(tx, kind, { assessment, owner: owner.number, part, cells, by, at }));
  return ok({
    ok: true,
    rev: made ? made.rev : 0,
    changed: at.toISOString(),
    cells: cellsOnWire(kind, cells),
    written,
  });
}

/** Such a block with its row, null before its first save; undefined when there is no such block. For reading. */
export async function onlyRowOf(db: Db, kind: RowKind, { block: id, part }: Pick<OnlyRow, "block" | "part">) {
  const owner = await storedBlock(db, id);
  const assessment = owner && (await findAssessment(db, String(owner.assessment)));
  const held = assessment && (await blockWithRows(db, assessment, { key: owner.key, part }));
  if (!owner || held?.kind !== kind) return undefined;
  return { ...owner, row: (await store.onlyRow(db, owner.number, part)) ?? null };
}
