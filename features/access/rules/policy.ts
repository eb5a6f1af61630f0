import type { Refusal } from "../../../platform/pure/refusal/index.ts";
import type { Status } from "../../assessment/rules/index.ts";
import {
  type Actor,
  administered,
  assessmentSite,
  type LinkHolder,
  linkRoles,
  seatsIn,
  worksAtDesk,
  worksAtSomeDesk,
} from "./actor.ts";
import { type Ability, abilities, actionOf, type By } from "./workflow.ts";

export type Because =
  | "NotSignedIn"
  | "NoSeatInThisAssessment"
  | "OnlyInitiatorMayDoThis"
  | "PeersOnlyReview"
  | "OnlyEditorsMayDoThis"
  | "OnlyAdminsMayDoThis"
  | "AuthorsWriteEditorsPublish"
  | "OnlyItsWriterMayDoThis"
  | "ReviewDeclined"
  | "OnlyThePeerMayDoThis"
  | "NotYoursToEdit"
  | "NotYoursToPublish"
  | StatusBecause;
/** The caller has the right, but the working status is another: the page is read-only, or a colleague took the step first. */
export type StatusBecause = "ReadOnlyInThisStatus" | "StepNotInThisStatus";

declare module "../../../platform/pure/contract/registered.ts" {
  interface Registered {
    readonly because: Exclude<Because, "NotSignedIn" | StatusBecause>;
  }
}

export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: Exclude<Because, StatusBecause> }
  | { readonly allowed: false; readonly because: StatusBecause; readonly status: Status };

/**
 * The only place that says who may do what with an assessment.
 * Checks the caller first and the status last, so that a caller without the right learns nothing about the status.
 */
export function may(
  actor: Actor | LinkHolder,
  ability: Ability,
  assessment: { readonly number: number; readonly status: Status },
): Decision {
  if (actor.kind === "anonymous") return { allowed: false, because: "NotSignedIn" };
  const { by } = actionOf(ability);
  if (actor.kind === "link") {
    const isEntitled = actor.assessment === assessment.number && by.includes(actor.role);
    return isEntitled ? inStatus(ability, assessment.status) : { allowed: false, because: "NoSeatInThisAssessment" };
  }
  const seats = seatsIn(actor, assessment.number);
  const roles = seats.flatMap(({ role, hasDeclined }) => (hasDeclined ? [] : [role]));
  const atDesk = worksAtDesk(actor, assessmentSite);
  const entitled = roles.some((role) => by.includes(role)) || (by.includes("desk") && atDesk);
  if (!entitled && seats.length > 0 && roles.length === 0 && !atDesk)
    return { allowed: false, because: "ReviewDeclined" };
  if (!entitled) return { allowed: false, because: whyNot(by, roles, atDesk) };
  return inStatus(ability, assessment.status);
}

function inStatus(ability: Ability, status: Status): Decision {
  const { in: statuses, step } = actionOf(ability);
  if (statuses.includes(status)) return { allowed: true };
  return { allowed: false, because: step ? "StepNotInThisStatus" : "ReadOnlyInThisStatus", status };
}

const isSeat = (by: By): boolean => by !== "desk" && !linkRoles.some((role) => role === by);

function whyNot(
  by: readonly By[],
  roles: readonly By[],
  atDesk: boolean,
): Exclude<Because, StatusBecause | "NotSignedIn"> {
  if (roles.length === 0) return atDesk ? "AuthorsWriteEditorsPublish" : "NoSeatInThisAssessment";
  const seats = by.filter(isSeat);
  if (seats.length === 0) return "OnlyEditorsMayDoThis";
  if (seats.every((role) => role === "peer")) return "OnlyThePeerMayDoThis";
  return roles.includes("peer") && seats.length > 1 ? "PeersOnlyReview" : "OnlyInitiatorMayDoThis";
}

/**
 * In which assessments the caller may do this in some status, by number: so that what nobody else may know is asked for only there.
 */
export function whereMay(actor: Actor, ability: Ability): "everywhere" | readonly number[] {
  if (actor.kind === "anonymous") return [];
  const { by } = actionOf(ability);
  if (by.includes("desk") && worksAtDesk(actor, assessmentSite)) return "everywhere";
  return actor.seats.flatMap(({ role, assessment, hasDeclined }) =>
    by.includes(role) && !hasDeclined ? [assessment] : [],
  );
}

/** The same policy as a list, sent with every answer that shows an assessment, so that no client works a permission out. */
export const abilitiesOf = (
  actor: Actor | LinkHolder,
  assessment: { readonly number: number; readonly status: Status },
): readonly Ability[] => abilities.filter((ability) => may(actor, ability, assessment).allowed);

/** Whether the caller may end all sessions of their account: whoever is signed in to one. */
export const mayEndAccountSessions = (actor: Actor): Decision =>
  actor.kind === "known" && actor.account ? { allowed: true } : { allowed: false, because: "NotSignedIn" };

/**
 * Whether the caller may use the editors' desk of a site: assessments, pages and everything else under /api/desk that belongs to it.
 * @param site its key; `"any"` for what the sites share
 */
export const mayUseDesk = (actor: Actor, site: string): Decision => {
  if (actor.kind === "anonymous") return { allowed: false, because: "NotSignedIn" };
  const isAtDesk = site === "any" ? worksAtSomeDesk(actor) : worksAtDesk(actor, site);
  return isAtDesk ? { allowed: true } : { allowed: false, because: "OnlyEditorsMayDoThis" };
};

/**
 * Whether the caller administers a site: gives roles there, says who may do what with its pages, and reads its log.
 * @param site its key; `"any"` for somebody who administers at least one
 */
export const mayAdminister = (actor: Actor, site: string): Decision => {
  if (actor.kind === "anonymous") return { allowed: false, because: "NotSignedIn" };
  const sites = administered(actor);
  return sites.includes(site) || (site === "any" && sites.length > 0)
    ? { allowed: true }
    : { allowed: false, because: "OnlyAdminsMayDoThis" };
};

/** The refusal for a decision of the policy, or null when it allows. */
export const refusalOf = (decision: Decision): Refusal | null => {
  if (decision.allowed) return null;
  if (decision.because === "NotSignedIn") return { kind: "NotSignedIn" };
  if (decision.because === "ReadOnlyInThisStatus") return { kind: "ReadOnly", status: decision.status };
  if (decision.because === "StepNotInThisStatus") return { kind: "WrongStatus", status: decision.status };
  return { kind: "NotAllowed", because: decision.because };
};
