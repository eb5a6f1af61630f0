import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { facetKeys, storedFacets } from "../rules/index.ts";
import type { DocumentRow, StoredResult } from "./document-row.ts";

type FacetValues = Readonly<Record<string, readonly number[] | number | string | null>>;

/** The result of one change: the document as it is now, or that it was removed. */
export type Change = { readonly change: number; readonly id: number } & (
  | { readonly removed: true }
  | ({
      readonly removed: false;
      readonly route: DocumentRow["route"];
      readonly ref: number;
      readonly adopts: number | null;
      readonly title: string;
      readonly ingress: string;
      readonly body: string;
      /** Other spellings of its words; null where they were not worked out yet. */
      readonly spellings: string | null;
      /** Its `tsvector` as text. */
      readonly vector: string;
      readonly published: Date | null;
      readonly modified: Date;
      readonly result: StoredResult;
    } & FacetValues)
);

const columns = sql.join(facetKeys.map((key) => sql.ref(`document.${storedFacets[key].column}`)));

/** The next changes above a number, in order. `most` limits how many. */
export async function changesAfter(db: Db, change: number, most: number): Promise<readonly Change[]> {
  const { rows } = await sql<Change>`
    with next as (
      (select change, id, false as removed from search_document where change > ${change} order by change limit ${most})
      union all
      (select change, id, true from search_removed where change > ${change} order by change limit ${most})
      order by change limit ${most}
    )
    select next.change, next.id, next.removed, document.route, document.ref, document.adopts, document.title, document.ingress,
      document.body, document.spellings,
      document.text_vector::text as vector, document.published, document.modified, document.result, ${columns}
    from next left join search_document as document on document.id = next.id and not next.removed
    order by next.change
  `.execute(db);
  return rows;
}

/** How much of a text is read for its best sentence, in characters. */
const READ = 12_000;

type Hit = {
  readonly id: number;
  readonly change: number;
  readonly title: string;
  /** Null where they were not asked for. */
  readonly ingress: string | null;
  readonly body: string | null;
  readonly result: StoredResult & { readonly summary: string };
};

/**
 * The newest change of all, and these documents as they are now: what has been removed is not among them.
 * @param besides documents that are read without texts
 * @param texts whose texts are read: those that have another change than the known one, or none
 */
export async function hitsOf(
  db: Db,
  ids: readonly number[],
  besides: readonly number[],
  texts: "none" | { readonly butOf: ReadonlyMap<number, { readonly change: number }> },
): Promise<{ readonly newest: number; readonly hits: readonly Hit[] }> {
  const known = texts === "none" ? [] : ids.flatMap((id) => texts.butOf.get(id)?.change ?? []);
  const isRead =
    texts === "none"
      ? sql<boolean>`false`
      : sql<boolean>`id = any(${ids}::integer[]) and change <> all (${known}::bigint[])`;
  const { rows } = await sql<Hit & { readonly newest: number; readonly id: number | null }>`
    select newest.change as newest, hit.*
    from (${newestChange}) as newest
    left join (
      select id, change, title,
        case when ${isRead} then left(ingress, ${READ}::int) end as ingress,
        case when ${isRead} then left(body, ${READ}::int) end as body,
        result || jsonb_build_object('summary', ${summaryBeginning}) as result
      from search_document where id = any(${[...ids, ...besides]}::integer[])
    ) as hit on true
  `.execute(db);
  return { newest: rows[0]?.newest ?? 0, hits: rows.filter(({ id }) => id !== null) };
}

/** The documents of assessments or notifications, by the number that the index has for each. */
export async function documentIds(
  db: Db,
  route: DocumentRow["route"],
  refs: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("search_document")
    .select("id")
    .where("route", "=", route)
    .where(sql<boolean>`ref = any(${[...refs]}::integer[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The newest change of all, and what these documents are called, where they are and how far they have come, of those that are still there. */
export async function documentsNow(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Document & { readonly newest: number; readonly id: number | null }>`
    select newest.change as newest, document.*
    from (${newestChange}) as newest
    left join (
      select id, route, ref, title, published, result ->> 'url' as url, result ->> 'unitTitle' as "unitTitle",
        result ->> 'statusText' as "statusText", result ->> 'language' as language
      from search_document where id = any(${ids}::integer[])
    ) as document on true
  `.execute(db);
  return { newest: rows[0]?.newest ?? 0, documents: rows.filter(({ id }) => id !== null) };
}

type Document = Pick<StoredResult, "title" | "url" | "unitTitle" | "statusText"> & {
  readonly language: Language | null;
  readonly id: number;
  readonly route: DocumentRow["route"];
  readonly ref: number;
  readonly published: Date | null;
};

const newestChange = sql`
  select greatest((select max(change) from search_document), (select max(change) from search_removed), 0) as change`;

/** How the summary begins: more than a hit shows on any screen. */
export const summaryBeginning = sql`left(regexp_replace(left(ingress, 1000), '\\s+', ' ', 'g'), 240)`;

/** Forgets documents that were removed before this: every instance has long read that. */
export async function forgetRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("search_removed").where("at", "<", before).execute();
}

const AT_ONCE = 200;

/** The next documents that an earlier version of the product wrote. */
export const withoutSpellings = (db: Db) =>
  db
    .selectFrom("search_document")
    .select(["id", "change", "title", "ingress", "body"])
    .where("spellings", "is", null)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();

/** Writes down other spellings of a document that has not changed since it was read. */
export const setSpellings = (db: Db, { id, change }: { id: number; change: number }, spellings: string) =>
  db.updateTable("search_document").set({ spellings }).where("id", "=", id).where("change", "=", change).execute();
