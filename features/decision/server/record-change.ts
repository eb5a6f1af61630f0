import { quotableName, quotableTitle } from "../../../platform/pure/mail/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { addresses } from "../../address/rules/index.ts";
import type { DecisionView } from "../../api/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import type { AuditAction } from "../../desk/texts.ts";
import { type DecisionChange, decisionMailsIn } from "../mails.ts";
import { aboutInitiator, type Means } from "./link.ts";
import type { OpenDecision } from "./open-decision.ts";
import { currentParty } from "./party-store.ts";
import { findDecisions } from "./shown.ts";
import { addLog, type DecisionRow, findDecision } from "./store.ts";
import { decisionView, loggedOf } from "./view.ts";

/**
 * Writes a change into the decision's log and the audit log, and drops the kept pages that show it. Answers the decision as it stands.
 * @param row as it was before
 */
export async function recordChange(
  { tx, at }: Pick<Work, "tx" | "at">,
  { row, by }: Pick<OpenDecision, "row" | "by">,
  action: AuditAction,
): Promise<{ readonly row: DecisionRow; readonly view: DecisionView }> {
  const after = await findDecision(tx, row.id);
  if (!after) throw new Error(`decision ${row.id} is not there`);
  await addLog(tx, { decision: row.id, at, by, before: loggedOf(row), after: loggedOf(after) });
  await appendAudit(tx, { action, by, at, assessment: row.assessment, detail: { decision: row.id } });
  await findDecisions(tx, row.assessment);
  await announce(tx, [`assessment ${row.assessment}`]);
  return { row: after, view: decisionView(after, at) };
}

/** Mails the decider a receipt, and tells the initiator. @param row with its outcome */
export async function mailChange(
  means: Means,
  row: DecisionRow,
  change: DecisionChange,
  { link }: Pick<OpenDecision, "link">,
): Promise<void> {
  const { tx, mailer } = means;
  if (row.outcome === null) return;
  const facts = { outcome: row.outcome, organization: quotableTitle(row.organization_name), isByDesk: link === null };
  const decider = await currentParty(tx, row.id, "decider");
  if (decider) {
    const page = aboutOf(means, row.heading, addresses.edition(row.assessment, row.version));
    const about = { ...page, name: quotableName(decider.name) ?? "" };
    await mailer.send(tx, {
      to: decider.email,
      ...decisionMailsIn(decider.language).changed(change, "decider", about, facts),
    });
  }
  const initiator = await aboutInitiator(means, row, "edition");
  if (!initiator) return;
  const { changed } = decisionMailsIn(initiator.language);
  await mailer.send(tx, { to: initiator.to, ...changed(change, "initiator", initiator.about, facts) });
}
