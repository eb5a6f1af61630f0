import { sql } from "kysely";
import type { Db } from "../../../../platform/server/http/work.ts";
import type { Author } from "../../../access/rules/index.ts";
import { fileKinds } from "../../../attachment/rules/index.ts";
import type { Cells } from "../../../row/rules/index.ts";
import { rowKindNames } from "../../../row/rules/index.ts";

/** Writes of one person in one place are one entry, until another person writes there or this time passes without a save. */
const PERIOD = sql.lit("15 minutes");

/** As many entries are read at a time, and one more that says whether there are older ones. */
export const AT_ONCE = 50;

const rowKinds = sql.join(rowKindNames.map((name) => sql.lit(name)));
const ofFiles = sql.join(fileKinds.map((name) => sql.lit(name)));

export type Period = {
  readonly id: number;
  readonly previous: number | null;
  readonly kind: string;
  readonly action: "saved" | "deleted" | "restored" | "moved" | "redacted";
  /** The block's guid; null for the title. */
  readonly guid: string | null;
  /** Of the row as it is now. */
  readonly cells: Cells | null;
  /** Of the file. */
  readonly name: string | null;
  readonly begun: Date;
  readonly at: Date;
  readonly by: Author;
  readonly is_newest: boolean;
};

type Asked = { readonly of: number | "title" | null; readonly before: number | null };

/** The entries of the assessment's own fields, newest first. Comments and texts of reviewers are not included. */
export async function periods(db: Db, assessment: number, { of, before }: Asked): Promise<readonly Period[]> {
  const wanted =
    of === null
      ? sql`true`
      : of === "title"
        ? sql`h.kind = 'heading'`
        : sql`coalesce(r.owner, f.owner, case when h.kind = 'block' then h.ref end) = ${of}`;
  const { rows } = await sql<Period>`
    with written as (
      select h.id, h.kind, h.ref, h.action, h.by, h.at, r.cells, f.name,
             coalesce(r.owner, f.owner, case when h.kind = 'block' then h.ref end) as owner,
             (h.action <> 'saved' or lag(h.action) over w is distinct from 'saved' or lag(h.by) over w is distinct from h.by
               or h.at - lag(h.at) over w > ${PERIOD}::interval)::integer as begins
        from history h
        left join block_row r on h.kind in (${rowKinds}) and r.id = h.ref
        left join attachment f on h.kind in (${ofFiles}) and f.id = h.ref
       where h.assessment = ${assessment} and h.kind in ('heading', 'block', ${rowKinds}, ${ofFiles}) and ${wanted}
      window w as (partition by h.kind, h.ref order by h.id)
    ), counted as (
      select *, sum(begins) over (partition by kind, ref order by id) as period from written
    ), grouped as (
      select kind, ref, period, max(id) as id, min(at) as begun, max(at) as at, min(action) as action,
             (array_agg(by order by id desc))[1] as by, (array_agg(cells))[1] as cells, min(name) as name, min(owner) as owner
        from counted group by kind, ref, period
    ), linked as (
      select *, lag(id) over w as previous, lead(id) over w is null as is_newest
        from grouped window w as (partition by kind, ref order by id)
    )
    select l.id::float8 as id, l.previous::float8 as previous, l.kind, l.action, s.guid, l.cells, l.name, l.begun, l.at, l.by, l.is_newest
      from linked l left join schema_item s on s.number = l.owner
     where (${before}::bigint is null or l.id < ${before}::bigint) and (l.kind = 'heading' or s.reviewer is null)
     order by l.id desc limit ${AT_ONCE + 1}`.execute(db);
  return rows;
}

/** One entry as it is stored; undefined when the assessment's own fields have none of this number. */
export const entry = (db: Db, assessment: number, id: number) =>
  db
    .selectFrom("history as h")
    .leftJoin("schema_item as s", (join) => join.onRef("s.number", "=", "h.ref").on("h.kind", "=", "block"))
    .select(["h.kind", "h.ref", "s.key", sql<unknown>`h.value`.as("value")])
    .where("h.assessment", "=", assessment)
    .where("h.id", "=", id)
    .where("h.kind", "in", ["heading", "block", "pdf", "economy-file", "economy-sheet", ...rowKindNames])
    .where("s.reviewer", "is", null)
    .executeTakeFirst();

type Place = { readonly kind: string; readonly ref: number };

/** The cells of a row as they stood after an entry: each column's last write up to it. */
export async function cellsAfter(db: Db, assessment: number, { kind, ref }: Place, id: number): Promise<Cells> {
  const { rows } = await sql<{ column: string; text: string }>`
    select distinct on (c.key) c.key as column, c.value as text
      from history h, jsonb_each_text(h.value -> 'cells') c
     where h.assessment = ${assessment} and h.kind = ${kind} and h.ref = ${ref} and h.id <= ${id}
     order by c.key, h.id desc`.execute(db);
  return Object.fromEntries(rows.map(({ column, text }) => [column, text]));
}

export const rowNow = (db: Db, id: number) =>
  db
    .selectFrom("block_row as r")
    .innerJoin("schema_item as s", "s.number", "r.owner")
    .select(["r.part", "r.cells", "r.deleted_at", "s.guid"])
    .where("r.id", "=", id)
    .executeTakeFirst();
