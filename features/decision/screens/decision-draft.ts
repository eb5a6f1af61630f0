import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import type { DecisionView } from "../calls.ts";
import { asksFor, type DecisionInput, followUpMonths, monthsAfter, type Outcome } from "../rules/index.ts";

/** The answer about a decision's link. */
export type Inspected = CallAnswer<"inspectDecision">;

/** The fields of a decision that are written as text. Days are ISO, or as they were typed. */
export const writtenFields = [
  "conditions",
  "reason",
  "measure",
  "decidedOn",
  "deciderRole",
  "responsible",
  "responsibleEmail",
] as const;
export type WrittenField = (typeof writtenFields)[number];

/** The form as it is written. `followUpOn` is null until somebody changes the day that follows from the others. */
export type DecisionDraft = Readonly<Record<WrittenField, string>> & {
  readonly outcome: Outcome | null;
  readonly followUpOn: string | null;
  readonly mayBeShown: boolean;
  /** The address that is registered for the reminders is removed. */
  readonly forgetsEmail: boolean;
};

type Defaults = Pick<Inspected["defaults"], "conditions" | "decidedOn" | "deciderRole">;

/** The form of a decision that is not given yet, or of a given one that is corrected. */
export function draftOf({ given }: Pick<DecisionView, "given">, defaults: Defaults): DecisionDraft {
  const { conditions, decidedOn, deciderRole } = defaults;
  const empty = {
    outcome: null,
    reason: "",
    measure: "",
    responsible: "",
    followUpOn: null,
    mayBeShown: true,
    forgetsEmail: false,
  };
  if (!given) return { ...empty, conditions, decidedOn, deciderRole, responsibleEmail: "" };
  const { outcome, reason, measure, responsible, followUpOn, mayBeShown } = given;
  return {
    ...{ outcome, reason, measure, responsible, mayBeShown, responsibleEmail: "", forgetsEmail: false },
    // A decision without conditions may be corrected to one with them.
    conditions: given.conditions || conditions,
    decidedOn: given.decidedOn,
    deciderRole: given.deciderRole,
    followUpOn,
  };
}

/** Fields that an outcome does not ask for, and may have. */
const optional: Readonly<Record<Outcome, readonly WrittenField[]>> = {
  introduced: [],
  conditional: [],
  "not-introduced": [],
  postponed: ["reason"],
  "phased-out": ["reason"],
};

/** Whether the form has the field for the outcome: what must be there, what may be, and what was given with the same outcome before. */
export function hasField(
  field: "conditions" | "reason" | "measure" | "responsible" | "followUpOn",
  outcome: Outcome,
  given: DecisionView["given"] = null,
): boolean {
  if (asksFor(outcome, field)) return true;
  if (field !== "followUpOn" && optional[outcome].includes(field)) return true;
  return given?.outcome === outcome && (given[field] ?? "") !== "";
}

/** The day of the follow-up: as it was written, else the usual number of months after the decision. Empty when the day of the decision is none. */
export function followUpOf({ outcome, followUpOn, decidedOn }: DecisionDraft): string {
  if (followUpOn !== null) return followUpOn;
  return outcome !== null && /^\d{4}-\d{2}-\d{2}$/.test(decidedOn)
    ? monthsAfter(decidedOn, followUpMonths(outcome))
    : "";
}

/** The call's fields: those that the form shows for the outcome. An address that nobody wrote stays as it was. */
export function inputOf(draft: DecisionDraft, given: DecisionView["given"] = null): DecisionInput {
  const { outcome } = draft;
  const shown = (field: "conditions" | "reason" | "measure" | "responsible") =>
    outcome !== null && hasField(field, outcome, given) ? draft[field] : "";
  const isFollowed = outcome !== null && hasField("followUpOn", outcome, given);
  const address = draft.responsibleEmail.trim();
  return {
    outcome: outcome ?? "",
    conditions: shown("conditions"),
    reason: shown("reason"),
    measure: shown("measure"),
    decidedOn: draft.decidedOn,
    deciderRole: draft.deciderRole,
    responsible: shown("responsible"),
    followUpOn: isFollowed ? followUpOf(draft) : "",
    mayBeShown: draft.mayBeShown,
    ...(isFollowed && (address !== "" || draft.forgetsEmail) ? { responsibleEmail: address } : {}),
  };
}
