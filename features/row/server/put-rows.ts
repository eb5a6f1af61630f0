import { isDeepStrictEqual } from "node:util";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import type { Cells } from "../rules/index.ts";
import { addRow } from "./change-rows.ts";
import { partsOf, type RowKind } from "./row-kinds.ts";
import * as store from "./store.ts";

type Given = { readonly part: string; readonly cells: Cells };
type Place = { readonly assessment: number; readonly owner: number; readonly by: Author; readonly at: Date };

const written = (cells: Cells) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ""));
const said = ({ part, cells }: Given) => ({ part, cells: written(cells) });

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
  if (isDeepStrictEqual(own.map(said), rows.map(said))) return own.map(({ id }) => id);
  for (const { id, rev: before, cells, revs } of own) {
    const rev = before + 1;
    await store.setDeleted(tx, id, { deleted: true, rev, at });
    await appendHistory(tx, {
      ...{ assessment, kind: kind.name, ref: id, rev, action: "deleted", value: { cells, revs }, by, at },
    });
  }
  const ids: number[] = [];
  for (const { part, cells } of rows) ids.push((await addRow(tx, kind, { assessment, owner, part, cells, by, at })).id);
  return ids;
}
