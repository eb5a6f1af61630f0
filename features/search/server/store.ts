import { type NotNull, type RawBuilder, sql } from "kysely";
import { withPlainDigits } from "../../../platform/pure/read-index/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { SearchResultItem } from "../calls.ts";
import { assessmentRoute, splitLastWord, withoutRepeats } from "../rules/index.ts";
import { waysOf } from "../rules/ways.ts";
import type { DocumentRow } from "./document-row.ts";

export async function upsertRow(tx: Tx, row: DocumentRow): Promise<void> {
  await tx
    .insertInto("search_document")
    .values(row)
    .onConflict((conflict) => conflict.columns(["route", "ref"]).doUpdateSet(row))
    .execute();
}

/** The same for many rows of different things. */
export async function upsertRows(tx: Tx, rows: readonly DocumentRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof DocumentRow)[];
  await tx
    .insertInto("search_document")
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(["route", "ref"])
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute();
}

/** False when it was not there. */
export async function removeRow(tx: Tx, route: DocumentRow["route"], ref: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("search_document")
    .where("route", "=", route)
    .where("ref", "=", ref)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Writes the decisions on a published assessment beside it. @returns the number of the change; undefined when it is not findable */
export const writeDecisions = (tx: Tx, ref: number, values: Pick<DocumentRow, "decisions" | "deciders">) =>
  tx
    .updateTable("search_document")
    .set(values)
    .where("route", "=", assessmentRoute)
    .where("ref", "=", ref)
    .where("published", "is not", null)
    .returning(sql<number>`change::float8`.as("change"))
    .executeTakeFirst();

/** The data of this document that pages of other documents show, and its publication date. */
export const shownElsewhere = (tx: Tx, route: DocumentRow["route"], ref: number) =>
  tx
    .selectFrom("search_document")
    .select([
      "title",
      "published",
      sql<string>`result ->> 'url'`.as("url"),
      sql<string>`result ->> 'unitTitle'`.as("unitTitle"),
      sql<string>`result ->> 'statusText'`.as("status"),
    ])
    .where("route", "=", route)
    .where("ref", "=", ref)
    .executeTakeFirst();

/** The indexed documents of a route, to update the index when many things change at once. */
export const indexedDocuments = (db: Db, route: DocumentRow["route"]) =>
  db
    .selectFrom("search_document")
    .select(["ref", "modified", sql<string>`result ->> 'url'`.as("url")])
    .where("route", "=", route)
    .execute();

/**
 * PostgreSQL's reading of a query with operators: a `tsquery` as text. Words are stemmed, quotation marks, `or` and `-` work as on the web, and
 * the last word also matches as the beginning of one.
 */
export async function tsqueryOf(db: Db, q: string): Promise<string> {
  const { rows } = await sql<{ query: string }>`select ${wordsOf(q)}::text as query`.execute(db);
  return rows[0]?.query ?? "";
}

/** Is not an adoption that the search lists under its original. */
const isOwnHit = sql<boolean>`not exists (
  select from search_document as original
   where original.route = ${assessmentRoute} and original.ref = search_document.adopts
     and original.published is not null and original.adopts is null)`;

/**
 * The titles of assessments, newest first: by when they were published, or, of those that are not, by when they changed.
 * The total is that of the search for all of them.
 */
export async function newest(db: Db, which: "published" | "started", limit: number) {
  const rows = await db
    .selectFrom("search_document")
    .select((e) => [
      "title",
      sql<string>`result ->> 'url'`.as("url"),
      sql<string>`result ->> 'unitTitle'`.as("unitTitle"),
      sql<SearchResultItem["recommendation"] | null>`result -> 'recommendation'`.as("recommendation"),
      sql<SearchResultItem["language"] | null>`result ->> 'language'`.as("language"),
      e.fn.coalesce("published", "modified").as("modified"),
      sql<number>`(count(*) filter (where ${isOwnHit}) over ())::int`.as("total"),
    ])
    .where("route", "=", assessmentRoute)
    .where("published", which === "published" ? "is not" : "is", null)
    .orderBy(which === "published" ? "published" : "modified", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, recommendation, language, ...row }) => ({
      ...row,
      modified: row.modified.toISOString(),
      ...(recommendation && { recommendation }),
      ...(language && { language }),
    })),
  };
}

/** The published assessments under a page, newest first. */
export const publishedUnder = (db: Db, destination: number, limit: number) =>
  db
    .selectFrom("search_document as d")
    .innerJoin("assessment as a", "a.number", "d.ref")
    .select(["d.title", "d.ingress", "d.published", sql<string>`d.result ->> 'url'`.as("url")])
    .where("d.route", "=", assessmentRoute)
    .where("a.destination", "=", destination)
    .where("d.published", "is not", null)
    .$narrowType<{ published: NotNull }>()
    .orderBy("d.published", "desc")
    .orderBy("d.id", "desc")
    .limit(limit)
    .execute();

function wordsOf(asked: string): RawBuilder<unknown> {
  const q = withPlainDigits(withoutRepeats(asked));
  const { head, last } = splitLastWord(q);
  const whole = inAnyWay(q);
  if (last === "") return whole;
  return sql`(${whole} || (${inAnyWay(head)} && to_tsquery('norwegian', ${`${last}:*`})))`;
}

/** The words of a query in every way that they are written. */
const inAnyWay = (q: string) => sql`websearch_to_tsquery('norwegian', ${waysOf(q)})`;
