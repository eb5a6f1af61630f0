import type { Db, Tx } from "../platform/http/work.ts";

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

/** What the published version of a site's settings page holds; nothing when there is none. */
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
