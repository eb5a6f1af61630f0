import { isDeepStrictEqual } from "node:util";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import type { Cells } from "../rules/index.ts";
import { addRow } from "./change-rows.ts";
import { partsOf, type RowKind } from "./row-kinds.ts";
import * as store from "./store.ts";

type Given = {
  readonly part: string;
  readonly cells: Cells;
  /** A column that holds the id of another of the given rows, and the place of that row among them. Rows name each other in no circle. */
  readonly names?: { readonly column: string; readonly row: number };
};
type Place = { readonly assessment: number; readonly owner: number; readonly by: Author; readonly at: Date };

const written = (cells: Cells) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ""));
const said = ({ part, cells }: Pick<Given, "part" | "cells">) => ({ part, cells: written(cells) });

/**
 * Replaces a block's rows of one kind, for an import. Does nothing if the rows have the same content. The replaced rows can be
 * restored for 30 days, like every deleted row. @returns the ids of the rows that stand there now, in their order
 */
export async function putRows(
  tx: Tx,
  kind: RowKind,
  { assessment, owner, by, at }: Place,
  rows: readonly Given[],
): Promise<readonly number[]> {
  const parts = partsOf(kind);
  const isOwn = (part: string) => ("only" in parts ? part === parts.only : !parts.without.includes(part));
  const own = (await store.livingRows(tx, owner)).filter(({ part }) => isOwn(part));
  const ownIds = own.map(({ id }) => id);
  if (
    isDeepStrictEqual(
      own.map(said),
      rows.map((row) => said(named(row, ownIds))),
    )
  )
    return ownIds;
  for (const { id, rev: before, cells, revs } of own) {
    const rev = before + 1;
    await store.setDeleted(tx, id, { deleted: true, rev, at });
    await appendHistory(tx, {
      ...{ assessment, kind: kind.name, ref: id, rev, action: "deleted", value: { cells, revs }, by, at },
    });
  }
  const ids: number[] = [];
  // A row that another names gets its id first, wherever it stands.
  const add = async (place: number): Promise<void> => {
    const row = rows[place];
    if (!row || ids[place] !== undefined) return;
    if (row.names) await add(row.names.row);
    ids[place] = (await addRow(tx, kind, { assessment, owner, ...named(row, ids), by, at })).id;
  };
  for (const place of rows.keys()) await add(place);
  if (ids.some((id, place) => id < (ids[place - 1] ?? 0))) await store.renumber(tx, ids);
  return ids;
}

/** A row with the id of the row that it names. */
const named = ({ part, cells, names }: Given, ids: readonly number[]): Pick<Given, "part" | "cells"> => ({
  part,
  cells: names ? { ...cells, [names.column]: String(ids[names.row]) } : cells,
});
