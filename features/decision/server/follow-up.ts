import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import type { DecisionView } from "../../api/index.ts";
import { CORRECTION_DAYS, checkReport, daysAfter, type ReportInput } from "../rules/index.ts";
import { endOf } from "./link.ts";
import type { OpenDecision } from "./open-decision.ts";
import * as parties from "./party-store.ts";
import { recordChange } from "./record-change.ts";
import * as store from "./store.ts";

/** Appends how a decision was followed up, and when it is followed up again. */
export async function reportFollowUp(
  work: Work,
  open: OpenDecision,
  input: ReportInput,
): Promise<Result<{ readonly ok: true; readonly decision: DecisionView }>> {
  const { tx, at } = work;
  const { row, link } = open;
  const today = norwegianIsoDay(at);
  const checked = checkReport(input, { today });
  if (!checked.ok) return checked;
  const no = (row.follow_ups[0]?.no ?? 0) + 1;
  await store.addFollowUp(tx, row.id, { ...checked.value, no }, at);
  if (link) {
    await parties.noteUse(tx, link.id, work);
    await parties.endLinksAt(tx, row.id, link.part, { at, until: endOf(daysAfter(today, CORRECTION_DAYS)) });
  }
  const { view } = await recordChange(work, open, "follow-up reported");
  return ok({ ok: true, decision: view });
}
