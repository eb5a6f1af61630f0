import { type Status, status } from "../../assessment/rules/index.ts";
import type { LinkRole, SeatRole } from "./actor.ts";

const { draft, sent, published } = status;
const anyStatus = [draft, sent, published] as const;
const writers = ["initiator", "librarian", "economist", "other"] as const satisfies readonly SeatRole[];
const everySeat = ["initiator", "peer", "librarian", "economist", "other"] as const satisfies readonly SeatRole[];

/** A condition of an action beside the caller and the status. `checkRequirements` checks it. */
export type Requirement = "every-mandatory-block" | "message" | "standing-edition" | "equal-copy";

export type By = SeatRole | "desk" | LinkRole;

type Action = {
  /** Callers that may take it: seats of the assessment, the editors' desk, and who holds the link of a decision. */
  readonly by: readonly By[];
  /** The working statuses in which it may be taken. */
  readonly in: readonly Status[];
  /** The status that follows. Absent where the action leaves the status as it is. */
  readonly to?: Status;
  readonly requires?: readonly Requirement[];
  /** In another status the answer is a conflict (409: a colleague was first) and not a read-only page (423). */
  readonly step?: true;
};

/**
 * Everything that can be done with one assessment. The policy,
 * the status steps, the abilities sent to the screens and the matrix test all read this table and nothing else.
 */
export const workflow = {
  "read-working-copy": { by: [...everySeat, "desk"], in: anyStatus },
  "edit-blocks": { by: writers, in: [draft] },
  "read-history": { by: [...writers, "desk"], in: anyStatus },
  "name-version": { by: writers, in: [draft] },
  "read-comments": { by: [...writers, "desk"], in: anyStatus },
  comment: { by: writers, in: [draft] },
  "delete-any-comment": { by: ["initiator"], in: [draft] },
  "edit-heading": { by: ["initiator"], in: [draft] },
  "see-emails": { by: ["initiator", "desk"], in: anyStatus },
  invite: { by: ["initiator"], in: [draft] },
  "update-contributor": { by: ["initiator"], in: [draft] },
  "delete-contributor": { by: ["initiator"], in: [draft] },
  "end-sessions": { by: ["initiator"], in: anyStatus },
  "write-review": { by: ["peer"], in: [draft] },
  "answer-review": { by: ["initiator"], in: [draft] },
  "read-reviews": { by: ["initiator", "desk"], in: anyStatus },
  /** The reviewer's declaration, before the review is sent: another reviewer may have to be asked. */
  "read-interests": { by: ["initiator", "desk"], in: anyStatus },
  "set-review-due": { by: ["initiator"], in: [draft] },
  // An editor may: it changes the questions, and no answer.
  "take-over-template": { by: ["initiator", "desk"], in: [draft] },
  send: { by: ["initiator"], in: [draft], to: sent, requires: ["every-mandatory-block"] },
  "show-contact": { by: ["initiator"], in: anyStatus },
  publish: { by: ["desk"], in: [sent], to: published, requires: ["every-mandatory-block"], step: true },
  return: { by: ["desk"], in: [sent], to: draft, requires: ["message"], step: true },
  reopen: { by: ["initiator", "desk"], in: [published], to: draft, step: true },
  // Also while a new draft is written or waits: what must go, must go at once.
  withdraw: { by: ["desk"], in: anyStatus, to: draft, requires: ["message"], step: true },
  redact: { by: ["desk"], in: anyStatus },
  "judge-retraction": { by: ["desk"], in: anyStatus },
  "ask-for-decision": { by: ["initiator", "desk"], in: anyStatus, requires: ["standing-edition"] },
  // At the desk as the organisation's own decision.
  decide: { by: ["decider", "desk"], in: anyStatus },
  "decline-decision": { by: ["decider"], in: anyStatus },
  "correct-decision": { by: ["decider", "desk"], in: anyStatus },
  "report-follow-up": { by: ["decider", "responsible", "desk"], in: anyStatus },
  "remove-decision": { by: ["desk"], in: anyStatus, requires: ["message"] },
  "set-review-day": { by: ["initiator", "desk"], in: anyStatus, requires: ["standing-edition"] },
  // Makes an edition that repeats the newest one.
  "confirm-unchanged": {
    by: ["initiator", "desk"],
    in: [published],
    requires: ["standing-edition", "equal-copy"],
    step: true,
  },
  "decline-confirmation": { by: ["desk"], in: [published], requires: ["message"], step: true },
  "undo-confirmation": { by: ["desk"], in: [published], step: true },
  "hide-card": { by: ["desk"], in: anyStatus },
  "hide-contact": { by: ["initiator", "desk"], in: anyStatus },
  "reissue-link": { by: ["desk"], in: anyStatus },
  "change-initiator": { by: ["desk"], in: anyStatus },
} as const satisfies Readonly<Record<string, Action>>;

export type Ability = keyof typeof workflow;

export type RequiredFor<A extends Ability> = (typeof workflow)[A] extends {
  requires: readonly (infer R extends Requirement)[];
}
  ? R
  : never;

const rows: Readonly<Record<Ability, Action>> = workflow;
export const actionOf = (ability: Ability): Action => rows[ability];

/** Every ability, in the order in which answers list them. */
export const abilities = Object.keys(workflow) as [Ability, ...Ability[]];

/** The actions that change the status: each row with `to` is one. */
export type StepName = { [A in Ability]: (typeof workflow)[A] extends { to: Status } ? A : never }[Ability];
export const stepNames = abilities.filter((ability): ability is StepName => rows[ability].to !== undefined);
export type StatusAfter<S extends StepName> = (typeof workflow)[S]["to"];
