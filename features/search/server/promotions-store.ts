import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import type { SearchRoute } from "../rules/index.ts";
import type { StoredResult } from "./document-row.ts";
import { summaryBeginning } from "./index-store.ts";

/** Which documents stand first for which words, the first made first. */
export const promotionRules = (db: Db) =>
  db.selectFrom("search_promotion").select(["route", "ref", "words"]).orderBy("id").execute();

/** The same for the desk: with who made it, and the document's title; with its address while it is public. */
export async function promotions(db: Db | Tx) {
  const { rows } = await sql<{
    id: number;
    words: string[];
    route: SearchRoute;
    ref: number;
    title: string;
    url: string | null;
    made_by: object;
    made_at: Date;
  }>`
    select id, words, route, ref, coalesce(document.title, search_promotion.title) as title, document.url, made_by, made_at
    from search_promotion
    left join (select route, ref, title, result ->> 'url' as url from search_document) as document using (route, ref)
    order by id
  `.execute(db);
  return rows;
}

/** Changes of what is put first wait for each other, so that there is never one too many. */
export const lockPromotions = (tx: Tx) => sql`lock table search_promotion in share row exclusive mode`.execute(tx);

type Promoted = { readonly route: SearchRoute; readonly ref: number; readonly title: string };

/** The public document with an address. */
export async function documentAt(tx: Tx, url: string): Promise<Promoted | undefined> {
  const { rows } = await sql<Promoted>`
    select route, ref, title from search_document where result ->> 'url' = ${url} order by id limit 1
  `.execute(tx);
  return rows[0];
}

export const addPromotion = (
  tx: Tx,
  {
    words,
    by,
    at,
    ...promoted
  }: Promoted & { readonly words: readonly string[]; readonly by: Author; readonly at: Date },
) =>
  tx
    .insertInto("search_promotion")
    .values({ ...promoted, words: [...words], made_by: JSON.stringify(by), made_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Removes a promotion. Returns what was removed, or undefined if it no longer exists. */
export const removePromotion = (tx: Tx, id: number) =>
  tx.deleteFrom("search_promotion").where("id", "=", id).returning(["route", "words", "title"]).executeTakeFirst();

/** Those of the documents that are public now. */
export async function publicDocuments(db: Db, route: SearchRoute, refs: readonly number[]) {
  const { rows } = await sql<{ ref: number; result: StoredResult & { readonly summary: string } }>`
    select ref, result || jsonb_build_object('summary', ${summaryBeginning}) as result
    from search_document where route = ${route} and ref = any(${refs}::integer[])
  `.execute(db);
  return rows;
}
