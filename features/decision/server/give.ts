import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { seatsIn } from "../../access/rules/index.ts";
import type { DecisionView } from "../../api/index.ts";
import { languageToInvite } from "../../contributor/server/index.ts";
import { checkDecision, correctableUntil, type DecisionInput, foldedAddress } from "../rules/index.ts";
import { editionFacts } from "./edition-facts.ts";
import { endOf } from "./link.ts";
import type { OpenDecision } from "./open-decision.ts";
import * as parties from "./party-store.ts";
import { mailChange, recordChange } from "./record-change.ts";
import * as store from "./store.ts";

type Changed = { readonly ok: true; readonly decision: DecisionView };

/** Registers what was decided. The decider's links then work for as long as the decision can be corrected. */
export async function giveDecision(work: Work, open: OpenDecision, input: DecisionInput): Promise<Result<Changed>> {
  const { tx, at } = work;
  const { row, link } = open;
  const refused = await refusedToInitiator(work, open);
  if (refused) return refused;
  const facts = await editionFacts(tx, row);
  const today = norwegianIsoDay(at);
  const checked = checkDecision(input, { today, deciderRole: facts?.orderedBy ?? "" });
  if (!checked.ok) return checked;
  const { fields, responsibleEmail } = checked.value;
  const followUpSetOn = fields.followUpOn === null ? null : today;
  await store.writeDecision(tx, row.id, { ...fields, followUpSetOn, decidedAt: at });
  if (link) await parties.noteUse(tx, link.id, work);
  await parties.endLinksAt(tx, row.id, "decider", { at, until: endOf(correctableUntil(today)) });
  await setResponsible(work, row.id, fields.responsible, responsibleEmail);
  const { row: given, view } = await recordChange(work, open, "decision given");
  await mailChange(work, given, "given", open);
  return ok({ ok: true, decision: view });
}

/** Writes all fields of a decision again: the decider in the days after it was given, the desk always. */
export async function correctDecision(work: Work, open: OpenDecision, input: DecisionInput): Promise<Result<Changed>> {
  const { tx, at } = work;
  const { row, link } = open;
  const refused = await refusedToInitiator(work, open);
  if (refused) return refused;
  const today = norwegianIsoDay(at);
  const givenAt = row.decided_at ?? at;
  if (link && today > correctableUntil(norwegianIsoDay(givenAt)))
    return invalid({ path: "outcome", kind: "CorrectionTooLate" });
  const checked = checkDecision(input, { today, deciderRole: row.decider_role });
  if (!checked.ok) return checked;
  const { fields, responsibleEmail } = checked.value;
  const isSameDay = fields.followUpOn === row.follow_up_on;
  const followUpSetOn = fields.followUpOn === null ? null : isSameDay ? row.follow_up_set_on : today;
  await store.writeDecision(tx, row.id, { ...fields, followUpSetOn, decidedAt: givenAt });
  if (link) await parties.noteUse(tx, link.id, work);
  await setResponsible(work, row.id, fields.responsible, responsibleEmail);
  const { row: corrected, view } = await recordChange(work, open, "decision corrected");
  await mailChange(work, corrected, "corrected", open);
  return ok({ ok: true, decision: view });
}

/** An initiator never decides: not by a link, whose seat may have passed to the decider after the ask, and not at the desk. */
async function refusedToInitiator({ tx, actor }: Work, { row, link }: OpenDecision) {
  const initiator = link && (await store.initiatorOf(tx, row.assessment));
  const isInitiator = link
    ? foldedAddress(initiator?.email ?? "") === foldedAddress(link.email)
    : seatsIn(actor, row.assessment).some(({ role }) => role === "initiator");
  return isInitiator ? invalid({ path: "outcome", kind: "InitiatorNeverDecides" }) : null;
}

/** The address that gets the reminders of the follow-up. @param email null: as it was, empty: none */
async function setResponsible(work: Work, decision: number, name: string, email: string | null): Promise<void> {
  if (email === null) return;
  const { tx, at } = work;
  const current = await parties.currentParty(tx, decision, "responsible");
  if (foldedAddress(current?.email ?? "") === foldedAddress(email)) return;
  await parties.endLinks(tx, decision, at, "responsible");
  if (email === "") return;
  const language = await languageToInvite(work, { email, organization: undefined });
  await parties.addParty(tx, { decision, part: "responsible", name, email, language, link: null });
}
