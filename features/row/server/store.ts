import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { deletedBy } from "../../history/server/index.ts";
import type { Cells } from "../rules/index.ts";
import type { PartsOfKind, RowKind } from "./row-kinds.ts";

/** The row of a block that holds just one; none before its first save. */
export const onlyRow = (db: Db | Tx, owner: number, part: string) =>
  db
    .selectFrom("block_row")
    .select(["id", "rev", "cells"])
    .where("owner", "=", owner)
    .where("part", "=", part)
    .executeTakeFirst();

/** The assessment of a row: needed before anything may be asked of the policy. */
export const assessmentOf = async (tx: Tx, id: number): Promise<number | undefined> =>
  (await tx.selectFrom("block_row").select("assessment").where("id", "=", id).executeTakeFirst())?.assessment;

export const ownerOf = async (tx: Tx, id: number): Promise<number> =>
  (await tx.selectFrom("block_row").select("owner").where("id", "=", id).executeTakeFirstOrThrow()).owner;

/** The row, locked, deleted or not, with the key of its block. */
export const lock = (tx: Tx, id: number) =>
  tx
    .selectFrom("block_row as r")
    .innerJoin("schema_item as s", "s.number", "r.owner")
    .selectAll("r")
    .select("s.key")
    .where("r.id", "=", id)
    .forUpdate("r")
    .executeTakeFirst();

export type LockedRow = NonNullable<Awaited<ReturnType<typeof lock>>>;

const standsIn = (parts: PartsOfKind) =>
  "only" in parts ? sql<boolean>`part = ${parts.only}` : sql<boolean>`part <> all(${parts.without}::text[])`;

type InParts = { readonly owner: number; readonly parts: PartsOfKind };

/** How many rows a block holds in some of its parts. @param same the rows with this text in a column; null for all */
export const count = async (
  tx: Tx,
  { owner, parts }: InParts,
  same: { readonly column: string; readonly text: string } | null,
): Promise<number> => {
  const { rows: found } = await tx
    .selectFrom("block_row")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .where("owner", "=", owner)
    .where("deleted_at", "is", null)
    .where(standsIn(parts))
    .$if(same !== null, (rows) => rows.where(sql<boolean>`cells ->> ${same?.column} = ${same?.text}`))
    .executeTakeFirstOrThrow();
  return Number(found);
};

/** Whether a row that is not deleted stands in some parts of a block. */
export const isThere = async (tx: Tx, { owner, parts }: InParts, id: number): Promise<boolean> =>
  (await tx
    .selectFrom("block_row")
    .select("id")
    .where("id", "=", id)
    .where("owner", "=", owner)
    .where("deleted_at", "is", null)
    .where(standsIn(parts))
    .executeTakeFirst()) !== undefined;

/** The rows of a block that are not deleted, in their order. */
export const livingRows = (tx: Tx, owner: number) =>
  tx
    .selectFrom("block_row")
    .select(["id", "part", "rev", "cells", "revs"])
    .where("owner", "=", owner)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();

const revsOf = (cells: Cells, rev: number): string =>
  JSON.stringify(Object.fromEntries(Object.keys(cells).map((column) => [column, rev])));

type NewRow = { assessment: number; owner: number; part: string; cells: Cells; at: Date };

/** Adds a row after the block's others. */
export const add = (tx: Tx, { cells, at, ...row }: NewRow) =>
  tx
    .insertInto("block_row")
    .values({
      ...row,
      cells: JSON.stringify(cells),
      revs: revsOf(cells, 1),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from block_row where owner = ${row.owner})`,
      created_at: at,
      changed_at: at,
    })
    .returning(["id", "rev"])
    .executeTakeFirstOrThrow();

/** Writes some cells of a locked row as its next revision. */
export const writeCells = (tx: Tx, id: number, { cells, rev, at }: { cells: Cells; rev: number; at: Date }) =>
  tx
    .updateTable("block_row")
    .set({
      cells: sql<string>`cells || ${JSON.stringify(cells)}::jsonb`,
      revs: sql<string>`revs || ${revsOf(cells, rev)}::jsonb`,
      rev,
      changed_at: at,
    })
    .where("id", "=", id)
    .execute();

export const setDeleted = (tx: Tx, id: number, { deleted, rev, at }: { deleted: boolean; rev: number; at: Date }) =>
  tx
    .updateTable("block_row")
    .set({ deleted_at: deleted ? at : null, rev, changed_at: at })
    .where("id", "=", id)
    .execute();

/** The ids of a block's rows in their order. Deleted ones keep their place among the others. */
export const order = (tx: Tx, owner: number) =>
  tx
    .selectFrom("block_row")
    .select(["id", "deleted_at"])
    .where("owner", "=", owner)
    .orderBy("position")
    .orderBy("id")
    .execute();

export const renumber = (tx: Tx, ids: readonly number[]) =>
  sql`update block_row set position = place.position
        from unnest(${ids}::integer[]) with ordinality as place (id, position)
       where block_row.id = place.id and block_row.position is distinct from place.position`.execute(tx);

/** A block's rows of one kind that were deleted since a moment, the newest first, with who deleted each. */
export const deletedSince = (
  db: Db,
  { name, parts }: { readonly name: RowKind["name"]; readonly parts: PartsOfKind },
  owner: number,
  since: Date,
) =>
  db
    .selectFrom("block_row as r")
    .select(["r.id", "r.rev", "r.cells", "r.deleted_at"])
    .select(deletedBy("r", sql.val(name)).as("by"))
    .where("r.owner", "=", owner)
    .where("r.deleted_at", ">=", since)
    .where(standsIn(parts))
    .orderBy("r.deleted_at", "desc")
    .execute();
