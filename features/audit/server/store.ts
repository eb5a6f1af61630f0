import { sql } from "kysely";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import type { AuditAction } from "../../desk/texts.ts";

type Entry = {
  readonly action: AuditAction;
  readonly by: Author;
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

/** Notes that somebody wrote in a page's draft, once an hour for each of them: a field saves itself many times. */
export const noteWriting = (tx: Tx, { by, at, content }: Pick<Entry, "by" | "at"> & { readonly content: number }) =>
  sql`
    insert into audit_log (action, at, actor, detail, site_id)
    select 'page written', ${at}, ${JSON.stringify(by)}::jsonb, jsonb_build_object('content', ${content}::integer), c.site_id
    from content c where c.number = ${content} and not exists (
      select from audit_log l where l.action = 'page written' and l.actor ->> 'accountId' = ${by.kind === "account" ? by.accountId : ""}
        and l.detail ->> 'content' = ${String(content)} and l.at > ${at}::timestamptz - interval '1 hour'
    )`.execute(tx);

function siteOf(assessment: number | undefined, detail: Entry["detail"] = {}) {
  if (assessment !== undefined)
    return sql<number | null>`(select site_id from assessment where number = ${assessment})`;
  if (typeof detail.content === "number")
    return sql<number | null>`(select site_id from content where number = ${detail.content})`;
  return typeof detail.site === "number" ? detail.site : null;
}
