import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Refusal } from "../../../platform/pure/refusal/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { checkDecision, checkReport, type FollowUpResult, type Outcome } from "../rules/index.ts";
import { decisionTexts } from "../texts.ts";
import { findOlderDecisions } from "./shown.ts";
import * as store from "./store.ts";
import { loggedOf } from "./view.ts";

/** A decision as an export writes it and an import reads it: all of it but the persons, the log and the asks. Instants are ISO. */
export type MovedDecision = {
  readonly outcome: Outcome;
  readonly conditions: string;
  readonly reason: string;
  readonly measure: string;
  readonly decidedOn: string;
  readonly decided: string;
  readonly deciderRole: string;
  readonly responsible: string;
  readonly followUpOn: string | null;
  readonly mayBeShown: boolean;
  /** The first one first. */
  readonly followUps: readonly {
    readonly at: string;
    readonly result: FollowUpResult;
    readonly finding: string;
    readonly nextOn: string | null;
  }[];
};

type Owner = { readonly kind: string; readonly key: string };

/**
 * The decisions on the newest edition and on those whose text it repeats, each with the term of the organisation that decided. Of an
 * organisation that decided on several of them the last one counts.
 */
export async function exportedDecisions(
  db: Db,
  assessment: number,
): Promise<readonly { readonly owner: Owner; readonly decision: MovedDecision }[]> {
  const rows = (await store.decisionsOf(db, assessment)).filter((row) => row.outcome && store.isOnNewestText(row));
  const byEdition = rows.toSorted((a, b) => a.version - b.version);
  return [...new Map(byEdition.map((row) => [row.organization, row])).values()]
    .toSorted((a, b) => a.id - b.id)
    .flatMap((row) => {
      if (row.outcome === null || row.decided_on === null || row.decided_at === null) return [];
      const decision = {
        outcome: row.outcome,
        conditions: row.conditions,
        reason: row.reason,
        measure: row.measure,
        decidedOn: row.decided_on,
        decided: row.decided_at.toISOString(),
        deciderRole: row.decider_role,
        responsible: row.responsible,
        followUpOn: row.follow_up_on,
        mayBeShown: row.may_be_shown,
        followUps: row.follow_ups.toReversed().map(({ at, result, finding, next_on: nextOn }) => ({
          ...{ at: new Date(at).toISOString(), result, finding, nextOn },
        })),
      };
      return [{ owner: { kind: row.organization_kind, key: row.organization_key }, decision }];
    });
}

/** The rule that a decision of an import breaks, or null. @returns the field, and the kind of the rule */
export function brokenRule(decision: MovedDecision, at: Date): { readonly path: string; readonly kind: string } | null {
  const checked = checkDecision(decision, { today: norwegianIsoDay(at), deciderRole: "" });
  if (!checked.ok) return firstOf(checked.because);
  if (new Date(decision.decided) > at) return { path: "decided", kind: "DecidedLater" };
  for (const [place, report] of decision.followUps.entries()) {
    const reportedAt = new Date(report.at);
    if (reportedAt > at) return { path: `followUps.${place}.at`, kind: "ReportedLater" };
    if (reportedAt < new Date(decision.decided))
      return { path: `followUps.${place}.at`, kind: "ReportedBeforeDecision" };
    const reported = checkReport(report, { today: norwegianIsoDay(reportedAt) });
    const broken = reported.ok ? null : firstOf(reported.because);
    if (broken) return { path: `followUps.${place}.${broken.path}`, kind: broken.kind };
  }
  return null;
}

const firstOf = (because: Refusal) => (because.kind === "Invalid" ? (because.fields[0] ?? null) : null);

type Of = { readonly assessment: number; readonly publication: number; readonly organization: number };

/** Adds a decision that keeps the rules to an edition that was imported. Nobody gets a mail, and nobody is asked. */
export async function addImportedDecision(tx: Tx, of: Of, moved: MovedDecision, by: Author, at: Date): Promise<void> {
  const decidedAt = new Date(moved.decided);
  const checked = checkDecision(moved, { today: norwegianIsoDay(at), deciderRole: "" });
  if (!checked.ok) throw new Error("a decision that breaks a rule was not refused");
  const { fields } = checked.value;
  // The edition of an assessment that is imported again has the decisions of the one before.
  for (const before of await store.importedBefore(tx, of, decidedAt)) await replaceImported(tx, before, by, at);
  const id = await store.addDecision(tx, of, decidedAt);
  const followUpSetOn = fields.followUpOn === null ? null : norwegianIsoDay(decidedAt);
  await store.writeDecision(tx, id, { ...fields, followUpSetOn, decidedAt });
  for (const [place, report] of moved.followUps.entries())
    await store.addFollowUp(tx, id, { ...report, no: place + 1 }, new Date(report.at));
  const row = await store.findDecision(tx, id);
  if (row) await store.addLog(tx, { decision: id, at, by, before: null, after: loggedOf(row) });
  await findOlderDecisions(tx, of.assessment);
}

async function replaceImported(tx: Tx, decision: number, by: Author, at: Date): Promise<void> {
  const before = await store.findDecision(tx, decision);
  await store.removeDecision(tx, decision, decisionTexts.importedAgain);
  const after = await store.findDecision(tx, decision);
  if (before && after) await store.addLog(tx, { decision, at, by, before: loggedOf(before), after: loggedOf(after) });
}
