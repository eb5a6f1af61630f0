import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author, LinkAuthor } from "../../access/rules/index.ts";
import type { AuditAction } from "../../desk/texts.ts";

type Entry = {
  readonly action: AuditAction;
  readonly by: Author | LinkAuthor;
  readonly at: Date;
  readonly assessment?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/**
 * Appends to the audit log. Takes a transaction, so that the entry commits with the change. No texts, no addresses. The site that it is
 * about is that of the page or the assessment, else the one that `detail.site` names.
 */
export const appendEntry = (tx: Tx, { action, by, at, assessment, detail }: Entry) =>
  tx
    .insertInto("audit_log")
    .values({
      action,
      at,
      actor: JSON.stringify(by),
      assessment: assessment ?? null,
      detail: JSON.stringify(detail ?? {}),
      site_id: siteOf(assessment, detail),
    })
    .execute();

/** Whether the log tells already that the account wrote in this draft within the last hour: a field saves itself many times. */
export const wroteLately = async (
  tx: Tx,
  { action, by, at }: Pick<Entry, "action" | "by" | "at">,
  draft: { readonly of: "content" | "template"; readonly number: number },
): Promise<boolean> =>
  (await tx
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", action)
    .where(sql<SqlBool>`actor ->> 'accountId' = ${by.kind === "account" ? by.accountId : ""}`)
    .where(sql<SqlBool>`detail ->> ${sql.lit(draft.of)} = ${String(draft.number)}`)
    .where(sql<SqlBool>`at > ${at}::timestamptz - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

function siteOf(assessment: number | undefined, detail: Entry["detail"] = {}) {
  if (assessment !== undefined)
    return sql<number | null>`(select site_id from assessment where number = ${assessment})`;
  if (typeof detail.content === "number")
    return sql<number | null>`(select site_id from content where number = ${detail.content})`;
  return typeof detail.site === "number" ? detail.site : null;
}
