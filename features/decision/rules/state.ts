import { daysAfter } from "./days.ts";

/** The states of a decision. Whether its follow-up is due is derived from the day and stored nowhere. */
export const decisionStates = ["asked", "declined", "decided", "removed"] as const;
export type DecisionState = (typeof decisionStates)[number];

type Step = { readonly from: readonly DecisionState[]; readonly to: DecisionState };

/** The steps of a decision. The workflow table of features/access says who may take them. */
const steps = {
  ask: { from: ["asked", "declined"], to: "asked" },
  // The desk also gives a decision whose decider has declined.
  give: { from: ["asked", "declined"], to: "decided" },
  decline: { from: ["asked"], to: "declined" },
  correct: { from: ["decided"], to: "decided" },
  report: { from: ["decided"], to: "decided" },
  remove: { from: ["asked", "declined", "decided"], to: "removed" },
} as const satisfies Record<string, Step>;
export type DecisionStep = keyof typeof steps;
export const decisionSteps = Object.keys(steps) as [DecisionStep, ...DecisionStep[]];

/** The state that follows, or null when the step cannot be taken from here. */
export function stateAfter(step: DecisionStep, state: DecisionState): DecisionState | null {
  const { from, to }: Step = steps[step];
  return from.includes(state) ? to : null;
}

/** Days in which the decider may correct a decision by the link. The desk may later too. */
export const CORRECTION_DAYS = 14;
/** Days in which a link works after it was sent. */
export const LINK_DAYS = 90;

/** The last day on which the decider may correct a decision, from the day on which it was given. */
export const correctableUntil = (givenOn: string): string => daysAfter(givenOn, CORRECTION_DAYS);

export type DueState = "none" | "later" | "due" | "overdue";

/** Days before a follow-up from which it counts as due: the first reminder leaves then. */
const DUE_DAYS = 14;

/** Whether a follow-up is due on a day. @param followUpOn null: there is none to come */
export function dueOn(followUpOn: string | null, today: string): DueState {
  if (followUpOn === null) return "none";
  if (today > followUpOn) return "overdue";
  return today >= daysAfter(followUpOn, -DUE_DAYS) ? "due" : "later";
}
