import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/server/http/work.ts";

/** Presence timeout, in seconds. */
const HERE_SECONDS = 45;
const gone = (at: Date): Date => new Date(at.getTime() - HERE_SECONDS * 1_000);

type Lease = { readonly content: number; readonly account: string; readonly tab: string };

/** Writes down that a tab has a page open. One that was forgotten meanwhile opens it again. */
export const noteHere = (tx: Tx, lease: Lease, at: Date) =>
  tx
    .insertInto("content_lease")
    .values({ ...lease, opened_at: at, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(["content", "account", "tab"]).doUpdateSet(({ ref }) => ({
        seen_at: at,
        opened_at: sql<Date>`case when ${ref("content_lease.seen_at")} > ${gone(at)} then ${ref("content_lease.opened_at")} else ${at} end`,
      })),
    )
    .execute();

export const noteLeft = (tx: Tx, { content, account, tab }: Lease) =>
  tx
    .deleteFrom("content_lease")
    .where("content", "=", content)
    .where("account", "=", account)
    .where("tab", "=", tab)
    .execute();

type Colleague = { readonly name: string; readonly saved: Date | null };

/** The others who have a page open and work at its site's desk, by name, each with their last save since they opened it. */
export const whoElse = async (
  tx: Tx,
  { content, account, at }: Pick<Lease, "content" | "account"> & { readonly at: Date },
): Promise<readonly Colleague[]> =>
  (
    await sql<Colleague>`
      select a.name, (select max(s.at) from content_step s
                       where s.content = ${content} and s.by ->> 'accountId' = a.id::text and s.at >= min(l.opened_at)) as saved
        from content_lease l
        join account a on a.id = l.account
        join content c on c.number = l.content
       where l.content = ${content} and l.account <> ${account} and l.seen_at > ${gone(at)}
         and exists (select from account_site_roles r where r.account_id = a.id and r.site_id = c.site_id)
       group by a.id, a.name
       order by a.name, a.id`.execute(tx)
  ).rows;

/** A day after somebody was there, nobody asks since when. */
export const forgetOldLeases = (db: Pick<Db, "deleteFrom">) =>
  db.deleteFrom("content_lease").where("seen_at", "<", sql<Date>`now() - interval '1 day'`).execute();
