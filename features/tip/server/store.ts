import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Spent } from "./verification.ts";

/** False when the challenge was answered before. */
export async function spend(tx: Tx, { signatureHash, expiresAt }: Spent): Promise<boolean> {
  const row = await tx
    .insertInto("used_challenge")
    .values({ signature_hash: signatureHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("signature_hash").doNothing())
    .returning("signature_hash")
    .executeTakeFirst();
  return row !== undefined;
}

/** The recipient of the tips block with this id on a published page of the site; empty when the block has none or there is no such block. */
export async function recipientOf(tx: Tx, siteId: number, block: string): Promise<string> {
  const { rows } = await sql<{ recipient: string | null }>`
    select jsonb_path_query_first(
      v.properties,
      '$.** ? (@.type == "TipsBlock" && @.id == $id).recipient',
      jsonb_build_object('id', ${block.toLowerCase()}::text)
    ) #>> '{}' as recipient
    from content c join content_version v on v.content = c.number and v.state = 'published'
    where c.site_id = ${siteId} and v.properties::text like '%"TipsBlock"%'
    order by recipient nulls last limit 1
  `.execute(tx);
  return rows[0]?.recipient ?? "";
}

export type NewTip = {
  readonly siteId: number;
  readonly block: string | null;
  readonly name: string;
  readonly senderEmail: string;
  readonly employer: string;
  readonly link: string;
  readonly methodDescription: string;
  readonly at: Date;
};

export const addTip = (tx: Tx, tip: NewTip) =>
  tx
    .insertInto("tip")
    .values({
      site_id: tip.siteId,
      block: tip.block,
      name: tip.name,
      sender_email: tip.senderEmail,
      employer: tip.employer,
      link: tip.link,
      method_description: tip.methodDescription,
      sent_at: tip.at,
    })
    .execute();

/** Tips are kept for a year, answered challenges until they would have expired. */
export async function forgetOldTips(db: Db): Promise<void> {
  await db.deleteFrom("tip").where("sent_at", "<", sql<Date>`now() - interval '1 year'`).execute();
  await db.deleteFrom("used_challenge").where("expires_at", "<", sql<Date>`now()`).execute();
}
