import type { Db, Tx } from "../../../../platform/server/http/work.ts";
import type { Author } from "../../../access/rules/index.ts";

type Plan = { readonly id: number; readonly publishAt: Date; readonly note: string; readonly by: Author };

/** Schedules a version for publication. The person who planned it is recorded as its publisher. */
export const plan = (tx: Tx, { id, publishAt, note, by }: Plan) =>
  tx
    .updateTable("content_version")
    .set({ state: "scheduled", publish_at: publishAt, note, published_by: JSON.stringify(by) })
    .where("id", "=", id)
    .execute();

/** Makes the planned versions of pages drafts again. One whose page has a newer draft is let go: that draft was made from it. */
export async function cancelPlans(tx: Tx, pages: readonly number[]): Promise<void> {
  const planned = tx.selectFrom("content_version").where("content", "in", [...pages]);
  const drafted = planned.select("content").where("state", "=", "draft");
  await tx
    .deleteFrom("content_version")
    .where("content", "in", [...pages])
    .where("state", "=", "scheduled")
    .where("content", "in", drafted)
    .execute();
  await tx
    .updateTable("content_version")
    .set({ state: "draft", publish_at: null, published_by: null })
    .where("content", "in", [...pages])
    .where("state", "=", "scheduled")
    .execute();
}

/** The plans whose time has come, the earliest first. */
export const duePlans = (db: Db, at: Date) =>
  db
    .selectFrom("content_version as v")
    .innerJoin("content as c", "c.number", "v.content")
    .select(["v.id", "c.number", "c.site_id"])
    .where("v.state", "=", "scheduled")
    .where("v.publish_at", "<=", at)
    .where("c.deleted_at", "is", null)
    .orderBy("v.publish_at")
    .orderBy("v.id")
    .execute();

/** The plan stays without a time: it came to nothing, and whoever made it must look. */
export const missPlan = (tx: Tx, id: number) =>
  tx.updateTable("content_version").set({ publish_at: null }).where("id", "=", id).execute();

export const setEnd = (tx: Tx, content: number, at: Date | null) =>
  tx.updateTable("content").set({ stop_publish: at }).where("number", "=", content).execute();

/** The name, address and language of an account for a mail about a page of a site. The address is null for an account without one. */
export const addressOfAccount = (db: Db | Tx, { account, site }: { readonly account: string; readonly site: number }) =>
  db
    .selectFrom("account as a")
    .innerJoin("site_language as l", (join) => join.on("l.site", "=", site))
    .select(["a.name", "a.email", ({ fn }) => fn.coalesce("a.language", "l.language").as("language")])
    .where("a.id", "=", account)
    .executeTakeFirst();
