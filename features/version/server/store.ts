import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { fileKinds } from "../../attachment/rules/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import { rowKindNames } from "../../row/rules/index.ts";

const versionsOf = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("assessment_version")
    .select(["id", "cause", "name", "edition", "at"])
    .select([sql<number>`upto::float8`.as("upto"), sql<Author>`by`.as("by")])
    .where("assessment", "=", assessment);

/** The newest first. */
export const savedVersions = (db: Db, assessment: number) => versionsOf(db, assessment).orderBy("id", "desc").execute();

export const savedVersion = (db: Db, assessment: number, id: number) =>
  versionsOf(db, assessment).where("id", "=", id).executeTakeFirst();

export type StoredVersion = Awaited<ReturnType<typeof savedVersions>>[number];

export const countNamed = async (tx: Tx, assessment: number): Promise<number> => {
  const { named } = await tx
    .selectFrom("assessment_version")
    .select((e) => e.fn.countAll<number>().as("named"))
    .where("assessment", "=", assessment)
    .where("cause", "=", "named")
    .executeTakeFirstOrThrow();
  return Number(named);
};

/** The content of an assessment at a point in its history, by the number of the title, block, row or file. */
export type State = {
  readonly title: string;
  readonly values: ReadonlyMap<number, unknown>;
  readonly rows: ReadonlyMap<number, Cells>;
  readonly files: ReadonlySet<number>;
};

const rowKinds = sql.join(rowKindNames.map((name) => sql.lit(name)));
const ofFiles = sql.join(fileKinds.map((name) => sql.lit(name)));

type Standing = { kind: "heading" | "block" | "row" | "file"; ref: number; value: unknown; is_gone: boolean };

/**
 * The content of an assessment after an entry of its history: the last value of each text, the
 * last text of each cell of each row, and the rows and files that were not deleted. Exact,
 * because entries of a version are never extended. Reviewers' texts are never included.
 * @param upto null: after the newest entry
 */
export async function stateAt(db: Db, assessment: number, upto: number | null): Promise<State> {
  const entries = sql`history h where h.assessment = ${assessment} and (${upto}::bigint is null or h.id <= ${upto}::bigint)`;
  const { rows } = await sql<Standing>`
    with texts as (
      select distinct on (h.kind, h.ref) h.kind, h.ref, h.value from ${entries} and h.kind in ('heading', 'block')
       order by h.kind, h.ref, h.id desc
    ), cells as (
      select distinct on (h.ref, c.key) h.ref, c.key, c.value
        from (select h.id, h.ref, h.value from ${entries} and h.kind in (${rowKinds})) h, jsonb_each_text(h.value -> 'cells') c
       order by h.ref, c.key, h.id desc
    ), standing as (
      select distinct on (h.kind, h.ref) h.kind, h.ref, h.action = 'deleted' as is_gone from ${entries}
         and h.kind in (${rowKinds}, ${ofFiles}) and h.action in ('saved', 'deleted', 'restored')
       order by h.kind, h.ref, h.id desc
    )
    select kind, ref, value, false as is_gone from texts
    union all
    select 'row', ref, jsonb_object_agg(key, value), false from cells
     where ref in (select ref from standing where kind in (${rowKinds}) and not is_gone) group by ref
    union all
    select 'file', ref, null, is_gone from standing where kind in (${ofFiles}) and not is_gone`.execute(db);
  const of = (kind: Standing["kind"]) => rows.filter((each) => each.kind === kind);
  return {
    title: String(of("heading")[0]?.value ?? ""),
    values: new Map(of("block").map(({ ref, value }) => [ref, value])),
    rows: new Map(of("row").map(({ ref, value }) => [ref, cellsIn(value)])),
    files: new Set(of("file").map(({ ref }) => ref)),
  };
}

const cellsIn = (value: unknown): Cells =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([column, text]) => [column, String(text)]))
    : {};

/** Every row that an assessment has had, the deleted ones too, in their order, with the key of its block. */
export const allRows = (db: Db, assessment: number) =>
  db
    .selectFrom("block_row as r")
    .innerJoin("schema_item as s", "s.number", "r.owner")
    .select(["r.id", "r.part", "s.key", sql<boolean>`r.deleted_at is not null`.as("is_gone")])
    .where("r.assessment", "=", assessment)
    .orderBy("r.position")
    .orderBy("r.id")
    .execute();

/** Every file that stands or stood in a block by itself, but for those that were deleted for good. */
export const allFiles = (db: Db, assessment: number) =>
  db
    .selectFrom("attachment as f")
    .innerJoin("schema_item as s", "s.number", "f.owner")
    .select(["f.id", "f.name", "s.key"])
    .where("f.assessment", "=", assessment)
    .where("f.kind", "<>", "image")
    .orderBy("f.id")
    .execute();
