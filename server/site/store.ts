import type { Db, Tx } from "../platform/http/work.ts";

export const siteById = (db: Db, id: number) =>
  db.selectFrom("site").select(["id", "key", "name", "settings"]).where("id", "=", id).executeTakeFirst();

/** Adds a site and returns its id, or null when there is one with this key. */
export async function insertSite(
  tx: Tx,
  site: { readonly key: string; readonly name: string; readonly hosts: readonly string[]; readonly settings: object },
): Promise<number | null> {
  const row = await tx
    .insertInto("site")
    .values({ key: site.key, name: site.name, hosts: [...site.hosts], settings: JSON.stringify(site.settings) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
