import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { AskedDecision, DecisionView, ShownDecision } from "../../api/index.ts";
import { type DecisionAbout, dueOn, type Watched } from "../rules/index.ts";
import type { DecisionRow } from "./store.ts";

const dayOf = (at: Date | string): string => norwegianIsoDay(new Date(at));

/** The next follow-up of a decision with the day on which it was set; null when there is none to come. */
function followUpOf(row: DecisionRow): { readonly on: string; readonly setOn: string } | null {
  const [latest] = row.follow_ups;
  if (latest) return latest.next_on === null ? null : { on: latest.next_on, setOn: dayOf(latest.at) };
  const { follow_up_on: on, follow_up_set_on: setOn } = row;
  return on === null || setOn === null ? null : { on, setOn };
}

/** The subject of a decision's reminders; null when none is to come. */
export function watchedOf(row: DecisionRow): Watched<DecisionAbout> | null {
  if (row.state === "asked") return { about: "ask", on: dayOf(row.asked_at), setOn: dayOf(row.asked_at) };
  const next = row.state === "decided" ? followUpOf(row) : null;
  return next && { about: "decision", ...next };
}

/** A decision as everybody reads it. Key by key, so that no other column is ever among them. */
export function shownDecision(row: DecisionRow): ShownDecision | null {
  if (row.outcome === null || row.decided_on === null) return null;
  const [latest] = row.follow_ups;
  return {
    organization: row.organization_name,
    organizationKind: row.organization_kind === "municipality" ? "municipality" : "organization",
    edition: row.version,
    outcome: row.outcome,
    conditions: row.conditions,
    reason: row.reason,
    decidedOn: row.decided_on,
    deciderRole: row.decider_role,
    responsible: row.responsible,
    followUpOn: followUpOf(row)?.on ?? null,
    result: latest ? { on: dayOf(latest.at), result: latest.result } : null,
  };
}

/** A decision as its parties and the desk read it. */
export function decisionView(row: DecisionRow, at: Date): DecisionView {
  const shown = shownDecision(row);
  return {
    no: row.id,
    rev: row.rev,
    state: row.state,
    organization: row.organization_name,
    edition: row.version,
    isHidden: !row.stands,
    given: shown && givenOf(row, shown),
    followUps: row.follow_ups.map(({ at: on, result, finding, next_on: nextOn }) => ({
      ...{ on: dayOf(on), result, finding, nextOn },
    })),
    next: followUpOf(row)?.on ?? null,
    due: dueOn(followUpOf(row)?.on ?? null, norwegianIsoDay(at)),
  };
}

function givenOf(row: DecisionRow, shown: ShownDecision): DecisionView["given"] {
  const { organization: _, organizationKind: __, edition: ___, result: ____, ...fields } = shown;
  const given = row.decided_at ?? row.asked_at;
  // As it was decided: after a report `next` has the day.
  return {
    ...fields,
    followUpOn: row.follow_up_on,
    measure: row.measure,
    mayBeShown: row.may_be_shown,
    at: given.toISOString(),
  };
}

/** Everything that the log keeps of a decision. */
export const loggedOf = (row: DecisionRow): object => {
  const { given, followUps, state } = decisionView(row, row.asked_at);
  return { state, given, followUps };
};

type Person = {
  readonly name: string;
  readonly email: string;
  readonly suggested: { readonly name: string; readonly email: string } | null;
};

/** The same with the person who was asked, for those who may ask. */
export const askedDecision = (row: DecisionRow, person: Person | undefined, at: Date): AskedDecision => ({
  ...decisionView(row, at),
  organizationKey: row.organization_key,
  askedAt: row.asked_at.toISOString(),
  asked: person ? { name: person.name, email: person.email } : null,
  // Asked again, the suggestion was followed or set aside.
  suggested: row.state === "declined" ? (person?.suggested ?? null) : null,
});
