import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf, type Step, type StepName } from "../../access/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import type { AuditAction } from "../../desk/texts.ts";
import * as store from "./store.ts";

const auditOf: Readonly<Record<StepName, AuditAction>> = {
  send: "sent for publication",
  publish: "published",
  return: "returned to the authors",
  reopen: "new draft started",
  withdraw: "withdrawn",
};

type Dates = Pick<Parameters<typeof store.setStatus>[2], "sent_at" | "returned_at" | "return_message">;

/** Writes down a step that was taken: the status, its dates, and who did it. Answers the assessment as it is from now on. */
export async function recordStep<S extends StepName>(
  { tx, actor, at }: Work,
  row: store.AssessmentRow,
  { name, to }: Step<S>,
  { dates = {}, detail = {} }: { readonly dates?: Dates; readonly detail?: Readonly<Record<string, unknown>> } = {},
) {
  const { rev } = await store.setStatus(tx, row.number, { status: to, changed_at: at, ...dates });
  await appendAudit(tx, {
    action: auditOf[name],
    by: authorOf(actor, row.number, name),
    at,
    assessment: row.number,
    detail,
  });
  return { ...row, status: to, rev };
}
