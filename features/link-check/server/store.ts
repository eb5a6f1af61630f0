import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { LinkOutcome } from "../rules/index.ts";

/** Addresses of other sites that published pages lead to and whose time has come, those that were never asked for first. */
export const dueAddresses = async (db: Db, at: Date, most: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("content_ref as r")
    .innerJoin("content as c", "c.number", "r.content")
    .leftJoin("link_check as l", "l.address", "r.target")
    .select(["r.target", "l.next_at"])
    .distinct()
    .where("r.kind", "=", "address")
    .where("c.deleted_at", "is", null)
    .where(sql<boolean>`r.target ~* '^https?://'`)
    .where(({ or, eb }) => or([eb("l.next_at", "is", null), eb("l.next_at", "<=", at)]))
    .orderBy("l.next_at", (order) => order.asc().nullsFirst())
    .orderBy("r.target")
    .limit(most)
    .execute();
  return rows.map(({ target }) => target);
};

type Checked = { readonly address: string; readonly outcome: LinkOutcome; readonly at: Date; readonly nextAt: Date };

/** Since when an address has failed stays what it was while it fails. */
export const putCheck = (db: Db | Tx, { address, outcome, at, nextAt }: Checked) => {
  const status = "status" in outcome ? outcome.status : null;
  const why = "why" in outcome ? outcome.why : "";
  const failed = outcome.kind === "ok" ? null : at;
  return db
    .insertInto("link_check")
    .values({ address, kind: outcome.kind, why, status, checked_at: at, next_at: nextAt, failed_since: failed })
    .onConflict((conflict) =>
      conflict.column("address").doUpdateSet({
        ...{ kind: outcome.kind, why, status, checked_at: at, next_at: nextAt },
        failed_since: failed === null ? null : sql<Date>`coalesce(link_check.failed_since, excluded.failed_since)`,
      }),
    )
    .execute();
};

/** Forgets addresses that no living page leads to any more. */
export const forgetUnused = (db: Db) =>
  sql`
    delete from link_check l where not exists (
      select from content_ref r join content c on c.number = r.content
      where r.kind = 'address' and r.target = l.address and c.deleted_at is null)`.execute(db);

/** The stored checks of the addresses of other sites among the links' targets. */
export const checksOf = (db: Db, links: readonly { readonly target: string }[]) =>
  db
    .selectFrom("link_check")
    .select(["address", "kind as outcome", "why", "failed_since"])
    .where("address", "in", [...new Set(links.map(({ target }) => target))])
    .execute();

/** Where the published pages and blocks of a site lead, with what is known of addresses of other sites. */
export const linksOf = (db: Db, siteId: number) =>
  db
    .selectFrom("content_ref as r")
    .innerJoin("content as c", "c.number", "r.content")
    .innerJoin("content_version as v", (join) =>
      join.onRef("v.content", "=", "c.number").on("v.state", "=", "published"),
    )
    .leftJoin("link_check as l", (join) => join.onRef("l.address", "=", "r.target").on("r.kind", "=", "address"))
    .leftJoin("media as m", (join) =>
      join.on("r.kind", "=", "media").on(sql<boolean>`m.number::text = r.target and m.deleted_at is null`),
    )
    .select(["c.number", "c.type", "v.name", "r.path", "r.kind", "r.target", "m.number as file"])
    .select(["l.kind as outcome", "l.why", "l.status", "l.failed_since", "l.checked_at"])
    .where("c.site_id", "=", siteId)
    .where("c.deleted_at", "is", null)
    .where("r.kind", "!=", "term")
    .orderBy("v.name")
    .orderBy("c.number")
    .execute();
