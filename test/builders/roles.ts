import type { Db } from "../../platform/server/http/work.ts";

/** The id of an account by its subject: who has signed in once has one. */
export const accountId = async (db: Db, subject: string): Promise<string> =>
  (await db.selectFrom("account").select("id").where("subject", "=", subject).executeTakeFirstOrThrow()).id;

export const siteId = async (db: Db, key: "minimetode" | "metodevarsel"): Promise<number> =>
  (await db.selectFrom("site").select("id").where("key", "=", key).executeTakeFirstOrThrow()).id;

/** Decides the role of an account at a site, as an administrator's call does. */
export async function decideRole(
  db: Db,
  subject: string,
  site: "minimetode" | "metodevarsel",
  role: "none" | "editor" | "admin",
): Promise<void> {
  const decision = { account_id: await accountId(db, subject), site_id: await siteId(db, site), role, given_by: "{}" };
  await db.insertInto("account_site_role").values(decision).execute();
}
