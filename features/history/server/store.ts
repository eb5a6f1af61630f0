import { type RawBuilder, sql } from "kysely";
import type { Claim, Db, Tx } from "../../../platform/server/http/work.ts";
import { claimed } from "../../../platform/server/idempotency/index.ts";
import type { Author } from "../../access/rules/index.ts";
import type { CellWrite, RowKindName } from "../../row/rules/index.ts";

type HistoryKind = "heading" | "block" | "pdf" | "comment" | "review" | "economy-file" | "economy-sheet" | RowKindName;

type Entry = {
  readonly assessment: number;
  readonly kind: HistoryKind;
  readonly ref: number;
  readonly rev: number;
  readonly action: "saved" | "deleted" | "restored" | "moved" | "resolved" | "reopened" | "redacted";
  readonly value: unknown;
  readonly by: Author;
  readonly at: Date;
};

/**
 * Whether an entry is of what readers will get: comments and reviews stand beside it, and drafts of a review are their writer's alone. The
 * caller's statement names the history `h`.
 */
export const isOfContent = sql<boolean>`h.kind not in ('comment', 'review')`;

/**
 * The name of who deleted a thing last, for lists of what can be brought back.
 * @param of a table of the caller's statement, whose rows have an `assessment` and an `id`
 * @param kind the history's kind of them, as an expression
 */
export const deletedBy = (of: string, kind: RawBuilder<unknown>) =>
  sql<string | null>`(select h.by ->> 'name' from history h
    where h.assessment = ${sql.ref(`${of}.assessment`)} and h.kind = ${kind} and h.ref = ${sql.ref(`${of}.id`)}
      and h.action = 'deleted' order by h.id desc limit 1)`;

/** Keeps a saved or deleted value, in the transaction that saves it. Append only; an editor may redact. */
export const append = (tx: Tx, entry: Entry) =>
  tx
    .insertInto("history")
    .values({ ...entry, value: JSON.stringify(entry.value), by: JSON.stringify(entry.by) })
    .execute();

/** How a save joins the newest entry of its place (`last`: `id`, `rev`, `value`) instead of adding one. */
export type Joins = {
  /** The newest entry that stands in a version: no entry up to it changes any more. */
  readonly upto: RawBuilder<unknown>;
  /** The entry's value, from `last` and `writing`. */
  readonly value: RawBuilder<unknown>;
  /** A further condition on `last`. */
  readonly where?: RawBuilder<unknown>;
};

/** One author's writes in one place within this time are one entry. */
const ONE_ENTRY = sql.lit("5 seconds");

/** The part of a statement that keeps `writing` (`value`, `rev`), which was saved. Nothing when it is empty. */
function kept({ assessment, kind, ref, by, at }: Omit<Entry, "rev" | "action" | "value">, joins?: Joins) {
  const author = sql`${JSON.stringify(by)}::jsonb`;
  const added = sql`insert into history (assessment, kind, ref, rev, action, value, by, at)
      select ${assessment}, ${kind}, ${ref}, rev, 'saved', value, ${author}, ${at}::timestamptz from writing`;
  if (!joins) return sql`kept as (${added})`;
  return sql`
    newest as (
      select id, rev, action, value, by, at from history
       where assessment = ${assessment} and kind = ${kind} and ref = ${ref} order by id desc limit 1
    ),
    last as (
      select id, rev, value from newest
       where action = 'saved' and by = ${author} and at > ${at}::timestamptz - ${ONE_ENTRY}::interval and id > (${joins.upto})
    ),
    joined as (
      update history h set value = ${joins.value}, rev = writing.rev from writing, last
       where h.id = last.id and ${joins.where ?? sql`true`} returning h.id
    ),
    kept as (${added} where not exists (select from joined))`;
}

export type Revision = {
  readonly entry: Omit<Entry, "rev" | "action">;
  /** Locks and answers the `rev` and `value` (jsonb) of what is saved: one row, or none when it may not be saved any more. */
  readonly held: RawBuilder<unknown>;
  /** Stores what `writing` has: `value` (jsonb), to be stored as revision `rev`. */
  readonly write: RawBuilder<unknown>;
  /** Other changes of the same save, from `writing`. */
  readonly also?: RawBuilder<unknown> | null;
  /** Absent where every value is an entry of its own. */
  readonly joins?: Joins;
  /** The call's answer without `rev`. */
  readonly answer: object;
  /** Work for later, as an expression. */
  readonly asks: RawBuilder<unknown> | null;
  readonly seen: number | undefined;
  readonly claim: Claim | null;
};

/**
 * Stores a value as the next revision, keeps it in the history, and spends the key of the call: all or nothing, as one statement. It
 * writes nothing when the value is stored already, or when the key was spent before.
 * @returns the revision there is now; undefined when nothing is held, or another revision than the caller saw
 */
export async function saveRevision(db: Db, { entry, held, write, also, joins, answer, asks, seen, claim }: Revision) {
  const answered = sql`${JSON.stringify(answer)}::jsonb || jsonb_build_object('rev', rev)`;
  const { rows } = await sql<{ rev: number; claimed: boolean }>`
    with held as (${held}),
    given as (select ${JSON.stringify(entry.value)}::jsonb as value),
    due as (
      select g.value, h.value is distinct from g.value as is_new, h.rev + (h.value is distinct from g.value)::integer as rev
        from held h, given g
       where ${seen ?? null}::integer is null or h.rev = ${seen ?? null}::integer or h.value = g.value
    ),
    claimed as (${claimed(claim, answered, sql`due`)}),
    writing as (select value, rev from due where is_new and exists (select from claimed)),
    written as (${write}),
    also as (${also ?? sql`select`}),
    ${kept(entry, joins)},
    asked as (select ${asks ?? sql`null`} from writing)
    select rev, exists (select from claimed) as claimed, (select count(*) from asked) from due`.execute(db);
  return rows[0];
}

type CellsEntry = Omit<Entry, "action" | "value"> & { readonly cells: Readonly<Record<string, string>> };

/** The value of a history entry of a row: the written cells with the row's `rev` for each, and the texts that they replaced. */
type KeptCells = {
  readonly cells: Readonly<Record<string, string>>;
  readonly revs: Readonly<Record<string, number>>;
  readonly earlier?: readonly CellWrite[];
};

const writesIn = ({ cells, revs }: KeptCells): readonly CellWrite[] =>
  Object.entries(cells).map(([column, value]) => ({ column, rev: revs[column] ?? 0, value }));

/** Whether words were taken out of it after a revision. */
export const redactedAfter = async (
  db: Db | Tx,
  { assessment, kind, ref }: Pick<Entry, "assessment" | "kind" | "ref">,
  rev: number,
): Promise<boolean> => {
  const found = await db
    .selectFrom("history")
    .select("id")
    .where("assessment", "=", assessment)
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .where("action", "=", "redacted")
    .where("rev", ">", rev)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The newest entry of what was saved; of a row, the newest that wrote one of the columns. */
export const lastSaved = (
  db: Db | Tx,
  { assessment, kind, ref }: Pick<Entry, "assessment" | "kind" | "ref">,
  columns?: readonly string[],
) =>
  db
    .selectFrom("history")
    .select(["at", sql<Author>`by`.as("by")])
    .where("assessment", "=", assessment)
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .where("action", "=", "saved")
    .$if(columns !== undefined, (each) => each.where(sql<boolean>`value -> 'cells' ?| ${columns ?? []}::text[]`))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** A row's cells that `writing` wrote since `last`, with the texts that they replaced. */
const joinedCells = sql`jsonb_build_object(
    'cells', (last.value -> 'cells') || (writing.value -> 'cells'),
    'revs', (last.value -> 'revs') || (writing.value -> 'revs'),
    'earlier', coalesce(last.value -> 'earlier', '[]') || coalesce((
      select jsonb_agg(jsonb_build_object('column', c.key, 'rev', coalesce(last.value -> 'revs' -> c.key, '0'), 'value', c.value))
        from jsonb_each(last.value -> 'cells') c where writing.value -> 'cells' ? c.key), '[]'))`;

/**
 * Adds the cells that one call wrote in a locked row to the history. Writes of the same author within seconds extend one entry, so
 * that typing does not fill the history; every text is in it. An entry that stands in a version is left as it is.
 */
export async function appendCells(tx: Tx, { cells, rev, ...entry }: CellsEntry): Promise<void> {
  const revs = Object.fromEntries(Object.keys(cells).map((column) => [column, rev]));
  const upto = sql`select version_upto from assessment where number = ${entry.assessment}`;
  await sql`
    with writing as (select ${JSON.stringify({ cells, revs })}::jsonb as value, ${rev}::integer as rev),
    ${kept(entry, { upto, value: joinedCells })}
    select`.execute(tx);
}

/** Every write of some of a row's cells, oldest first. Nothing is asked for no columns. */
export async function cellWrites(
  tx: Tx,
  { assessment, kind, ref }: Pick<Entry, "assessment" | "kind" | "ref">,
  columns: readonly string[],
): Promise<readonly CellWrite[]> {
  if (columns.length === 0) return [];
  const entries = await tx
    .selectFrom("history")
    .select(sql<KeptCells>`value`.as("value"))
    .where("assessment", "=", assessment)
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .where("action", "=", "saved")
    .where(sql<boolean>`value -> 'cells' ?| ${columns}::text[]`)
    .orderBy("id")
    .execute();
  return entries.flatMap(({ value }) => [...(value.earlier ?? []), ...writesIn(value)]);
}

type NewVersion = {
  readonly assessment: number;
  readonly cause: "named" | "sent" | "published";
  readonly name: string;
  readonly edition: number | null;
  readonly by: Author;
  readonly at: Date;
};

/** A version up to the newest entry there is. From here on no entry that stands in it is extended. */
export async function addVersion(tx: Tx, { by, ...version }: NewVersion): Promise<number> {
  const { assessment } = version;
  const newest = await tx
    .selectFrom("history")
    .select(sql<number>`coalesce(max(id), 0)::float8`.as("upto"))
    .where("assessment", "=", assessment)
    .executeTakeFirstOrThrow();
  await tx.updateTable("assessment").set({ version_upto: newest.upto }).where("number", "=", assessment).execute();
  const { id } = await tx
    .insertInto("assessment_version")
    .values({ ...version, by: JSON.stringify(by), upto: newest.upto })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
