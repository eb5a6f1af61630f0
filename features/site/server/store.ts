import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { screenTypes } from "../../content/rules/index.ts";

export const siteById = (db: Db, id: number) =>
  db.selectFrom("site").select(["id", "key", "name"]).where("id", "=", id).executeTakeFirst();

/** Adds a site and returns its id, or null when there is one with this key. */
export async function insertSite(
  tx: Tx,
  site: { readonly key: string; readonly name: string; readonly hosts: readonly string[] },
): Promise<number | null> {
  const row = await tx
    .insertInto("site")
    .values({ key: site.key, name: site.name, hosts: [...site.hosts] })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The properties of the published version of a site's settings page; empty when there is none. */
export async function publishedSettings(db: Db | Tx, siteId: number): Promise<Readonly<Record<string, unknown>>> {
  const row = await db
    .selectFrom("content as c")
    .innerJoin("content_version as v", "v.content", "c.number")
    .select("v.properties")
    .where("c.site_id", "=", siteId)
    .where("c.type", "=", "SettingsPage")
    .where("v.state", "=", "published")
    .executeTakeFirst();
  return { ...row?.properties };
}

export const languageOfSite = (db: Db | Tx, siteId: number) =>
  db.selectFrom("site_language").select("language").where("site", "=", siteId).executeTakeFirstOrThrow();

type BranchPage = {
  readonly site_id: number;
  readonly number: number;
  readonly parent: number | null;
  readonly type: string;
  readonly url_segment: string;
};

/** The published pages of all sites whose screens are the product's own and can be moved, and those above them. */
export const screenBranches = async (db: Db | Tx): Promise<readonly BranchPage[]> =>
  (
    await sql<BranchPage>`
      with recursive branch as (
        select site_id, number, parent, type, url_segment from content
        where type in (${sql.join(screenTypes)}) and deleted_at is null
        union
        select c.site_id, c.number, c.parent, c.type, c.url_segment
        from content c join branch b on b.parent = c.number where c.deleted_at is null
      )
      select b.* from branch b
      where exists (select from content_version v where v.content = b.number and v.state = 'published')
      order by b.number`.execute(db)
  ).rows;

export const siteOfKey = (db: Db | Tx, key: string) =>
  db.selectFrom("site").select("id").where("key", "=", key).executeTakeFirst();
