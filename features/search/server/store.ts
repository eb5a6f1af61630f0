import { type NotNull, type RawBuilder, sql } from "kysely";
import { withPlainDigits } from "../../../platform/pure/read-index/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import {
  assessmentRoute,
  hasOperators,
  type SearchSort,
  type StateFilter,
  splitLastWord,
  withoutRepeats,
} from "../rules/index.ts";
import { waysOf } from "../rules/ways.ts";
import type { DocumentRow } from "./document-row.ts";
import { counts, facetColumns, passColumns, passesAll } from "./facets.ts";
import type { Asked, Found } from "./found.ts";
import { summaryBeginning } from "./index-store.ts";

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
 * Results, total and counts in one statement. Words are stemmed, quotation marks, `or` and `-` work as on the web, and the
 * last word also matches as the beginning of one. Titles that resemble the text are found when nothing has the words.
 */
export async function findBySql(db: Db, asked: Asked): Promise<Found> {
  const query = wordsOf(asked.q);
  const inState = stateCondition[asked.state];
  const columns = sql`id, title, published, modified, ${facetColumns}, ${passColumns(asked.chosen)}`;
  const { rows } = await sql<Omit<Found, "leftOut" | "unknown" | "meant">>`
    with ${asked.q === "" ? everything(asked, columns, inState) : withWords(asked, columns, inState, query)},
    hits as (select * from matched where ${passesAll}),
    total as (select count(*)::integer as count from hits),
    page as (
      select id, row_number() over (order by ${order[asked.sort]}, id desc) as place from hits
      order by place limit ${asked.pageSize}
      offset (select greatest(least(${asked.page}::integer, ceil(count / ${asked.pageSize}::numeric)), 1) - 1 from total)
        * ${asked.pageSize}::integer
    ),
    counted as (${counts})
    select
      (select count from total) as total,
      (select coalesce(jsonb_agg(document.result
        || jsonb_build_object('summary', ${summaryBeginning(sql`document.ingress`)}, 'excerpt', '[]'::jsonb) order by page.place), '[]')
         from page join search_document as document using (id)) as results,
      (select coalesce(jsonb_agg(counted), '[]') from counted) as counts
  `.execute(db);
  const found = rows[0];
  if (!found) throw new Error("a statement without from answers one row");
  return { ...found, leftOut: [], unknown: [], meant: null };
}

/** PostgreSQL's reading of a query's words, as `findBySql` uses it: a `tsquery` as text. */
export async function tsqueryOf(db: Db, q: string): Promise<string> {
  const { rows } = await sql<{ query: string }>`select ${wordsOf(q)}::text as query`.execute(db);
  return rows[0]?.query ?? "";
}

/** The titles of assessments, newest first: by when they were published, or, of those that are not, by when they changed. */
export async function newest(db: Db, which: "published" | "started", limit: number) {
  const rows = await db
    .selectFrom("search_document")
    .select((e) => [
      "title",
      sql<string>`result ->> 'url'`.as("url"),
      sql<string>`result ->> 'unitTitle'`.as("unitTitle"),
      e.fn.coalesce("published", "modified").as("modified"),
    ])
    .where("route", "=", assessmentRoute)
    .where("published", which === "published" ? "is not" : "is", null)
    .orderBy(which === "published" ? "published" : "modified", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, modified: row.modified.toISOString() }));
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

const stateCondition: Readonly<Record<StateFilter, RawBuilder<unknown>>> = {
  all: sql`true`,
  // "Only" leaves out what a trust and a municipality made together.
  healthAuthority: sql`organizations <> '{}' and municipalities = '{}'`,
  municipality: sql`municipalities <> '{}' and organizations = '{}'`,
  collaboration: sql`organizations <> '{}' and municipalities <> '{}'`,
};

const order: Readonly<Record<SearchSort, RawBuilder<unknown>>> = {
  published: sql`published desc nulls last, modified desc`,
  modified: sql`modified desc`,
  alphabetically: sql`title collate "nb-x-icu"`,
  relevance: sql`rank desc, published desc nulls last`,
};

function wordsOf(asked: string): RawBuilder<unknown> {
  const q = withPlainDigits(withoutRepeats(asked));
  const { head, last } = splitLastWord(q);
  const whole = inAnyWay(q);
  if (last === "") return whole;
  return sql`(${whole} || (${inAnyWay(head)} && to_tsquery('norwegian', ${`${last}:*`})))`;
}

/** The words of a query in every way that they are written. */
function inAnyWay(q: string): RawBuilder<unknown> {
  const groups = waysOf(q).map((ways) =>
    sql.join(
      ways.map((way) => sql`websearch_to_tsquery('norwegian', ${way})`),
      sql` || `,
    ),
  );
  return sql`(${sql.join(
    groups.map((group) => sql`(${group})`),
    sql` && `,
  )})`;
}

type Part = RawBuilder<unknown>;

const everything = ({ route }: Asked, columns: Part, inState: Part) => sql`
  matched as materialized (
    select 0::real as rank, ${columns} from search_document where route = ${route} and ${inState}
  )`;

/** How well a document has the words: reckoned only when it decides the order, since it reads every vector. */
const rankBy = (sort: SearchSort, query: Part): Part =>
  sort === "relevance" ? sql`ts_rank_cd('{0.05, 0.2, 0.5, 1}', text_vector, ${query})` : sql`0::real`;

/** A phrase that nothing has is asked about as words, so titles that resemble it are not looked for. */
const withWords = ({ route, q, sort }: Asked, columns: Part, inState: Part, query: Part) => sql`
  exact as materialized (
    select ${rankBy(sort, query)} as rank, ${columns}
    from search_document where route = ${route} and ${inState} and text_vector @@ ${query}
  ),
  alike as (
    select word_similarity(${q}, title) as rank, ${columns} from search_document
    where ${!hasOperators(q)} and not exists (select from exact) and route = ${route} and ${inState} and word_similarity(${q}, title) >= 0.45
  ),
  matched as materialized (select * from exact union all select * from alike)`;
