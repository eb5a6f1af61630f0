import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/server/http/work.ts";

type Address = { readonly path: string; readonly content: number };

type Redirect = Address & { readonly site_id: number; readonly deep: boolean; readonly kind?: "hand" };

/** An address leads to the page that it was given last. */
const put = (tx: Tx, redirects: readonly Redirect[]) =>
  tx
    .insertInto("content_redirect")
    .values([...redirects])
    .onConflict((conflict) =>
      conflict.columns(["site_id", "path"]).doUpdateSet(({ ref }) => ({
        content: ref("excluded.content"),
        deep: ref("excluded.deep"),
        kind: ref("excluded.kind"),
      })),
    )
    .execute();

/** The old addresses of pages lead to them, with all below them. */
export const insertRedirects = (tx: Tx, siteId: number, old: readonly Address[]) =>
  put(
    tx,
    old.map(({ path, content }) => ({ site_id: siteId, path, content, deep: true })),
  );

/** Pages that are back at old addresses of their own stand there themselves. */
export const deleteRedirects = (tx: Tx, siteId: number, now: readonly Address[]) =>
  tx
    .deleteFrom("content_redirect")
    .where("site_id", "=", siteId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("path", "content"),
        "in",
        now.map(({ path, content }) => tuple(path, content)),
      ),
    )
    .execute();

/** The old addresses that lead to a page, by address. */
export const redirectsTo = (db: Db, content: number) =>
  db
    .selectFrom("content_redirect")
    .select(["path", "kind", "deep", "hits", sql<string | null>`followed_on::text`.as("followed")])
    .where("content", "=", content)
    .orderBy("path")
    .execute();

/** Where an old address leads now: the page, and whether it lives. */
export const leadsTo = (tx: Tx, siteId: number, path: string) =>
  tx
    .selectFrom("content_redirect as r")
    .innerJoin("content as c", "c.number", "r.content")
    .select(["r.content", "c.deleted_at"])
    .where("r.site_id", "=", siteId)
    .where("r.path", "=", path)
    .executeTakeFirst();

/** An address that an editor adds. One that led to a page in the trash leads here from now on. */
export const putRedirect = (
  tx: Tx,
  { siteId, ...address }: Address & { readonly siteId: number; readonly deep: boolean },
) => put(tx, [{ ...address, site_id: siteId, kind: "hand" }]);

/** Whether there was such an address of an editor's, which is no more. */
export const dropRedirect = async (tx: Tx, siteId: number, { path, content }: Address): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("content_redirect")
    .where("site_id", "=", siteId)
    .where("path", "=", path)
    .where("content", "=", content)
    .where("kind", "=", "hand")
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
