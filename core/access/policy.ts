import { type Status, status } from "../assessment/index.ts";
import { type Actor, type SeatRole, seatsIn, worksAtDesk } from "./actor.ts";

/** What can be asked of one assessment. Rights: A section 6, and "Who is who" in docs. */
export const abilities = [
  "read-working-copy",
  "read-history",
  "edit-blocks",
  "edit-heading",
  "see-emails",
  "invite",
  "delete-contributor",
  "send",
  "show-contact",
  "publish",
  "return",
  "reopen",
  "hide-card",
  "reissue-link",
  "change-initiator",
  "redact",
] as const;
export type Ability = (typeof abilities)[number];

export type Because =
  | "NotSignedIn"
  | "NoSeatInThisAssessment"
  | "OnlyInitiatorMayDoThis"
  | "PeersOnlyReview"
  | "OnlyEditorsMayDoThis"
  | "AuthorsWriteEditorsPublish"
  | "ReadOnlyInThisStatus";

export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: Exclude<Because, "ReadOnlyInThisStatus"> }
  | { readonly allowed: false; readonly because: "ReadOnlyInThisStatus"; readonly status: Status };

type Right = {
  readonly seats: readonly SeatRole[];
  readonly desk: boolean;
  /** The working statuses in which it may be done; in others the answer is "read-only", not "forbidden". */
  readonly in: readonly Status[];
};

const anyStatus = Object.values(status);
const everySeat: readonly SeatRole[] = ["initiator", "peer", "librarian", "economist", "other"];
const writers: readonly SeatRole[] = ["initiator", "librarian", "economist", "other"];

const rights: Readonly<Record<Ability, Right>> = {
  "read-working-copy": { seats: everySeat, desk: true, in: anyStatus },
  "read-history": { seats: writers, desk: true, in: anyStatus },
  "edit-blocks": { seats: writers, desk: false, in: [status.draft] },
  "edit-heading": { seats: ["initiator"], desk: false, in: [status.draft] },
  "see-emails": { seats: ["initiator"], desk: true, in: anyStatus },
  invite: { seats: ["initiator"], desk: false, in: [status.draft] },
  "delete-contributor": { seats: ["initiator"], desk: false, in: [status.draft] },
  send: { seats: ["initiator"], desk: false, in: [status.draft] },
  "show-contact": { seats: ["initiator"], desk: false, in: anyStatus },
  publish: { seats: [], desk: true, in: [status.sent] },
  return: { seats: [], desk: true, in: [status.sent] },
  reopen: { seats: ["initiator"], desk: true, in: [status.published] },
  "hide-card": { seats: [], desk: true, in: anyStatus },
  "reissue-link": { seats: [], desk: true, in: anyStatus },
  "change-initiator": { seats: [], desk: true, in: anyStatus },
  redact: { seats: [], desk: true, in: anyStatus },
};

/**
 * The only place that says who may do what with an assessment.
 * Who the caller is comes first, the status last: somebody without the right learns nothing of the status.
 */
export function may(
  actor: Actor,
  ability: Ability,
  assessment: { readonly number: number; readonly status: Status },
): Decision {
  if (actor.kind === "anonymous") return { allowed: false, because: "NotSignedIn" };
  const right = rights[ability];
  const roles = seatsIn(actor, assessment.number).map((seat) => seat.role);
  const entitled = roles.some((role) => right.seats.includes(role)) || (right.desk && worksAtDesk(actor));
  if (!entitled) return { allowed: false, because: whyNot(right, roles, worksAtDesk(actor)) };
  if (!right.in.includes(assessment.status))
    return { allowed: false, because: "ReadOnlyInThisStatus", status: assessment.status };
  return { allowed: true };
}

function whyNot(
  right: Right,
  roles: readonly SeatRole[],
  atDesk: boolean,
): Exclude<Because, "ReadOnlyInThisStatus" | "NotSignedIn"> {
  if (roles.length === 0) return atDesk ? "AuthorsWriteEditorsPublish" : "NoSeatInThisAssessment";
  if (right.seats.length === 0) return "OnlyEditorsMayDoThis";
  return roles.includes("peer") && right.seats.length > 1 ? "PeersOnlyReview" : "OnlyInitiatorMayDoThis";
}

/** The same policy as a list, sent with every answer that shows an assessment, so that no client works a permission out. */
export const abilitiesOf = (
  actor: Actor,
  assessment: { readonly number: number; readonly status: Status },
): readonly Ability[] => abilities.filter((ability) => may(actor, ability, assessment).allowed);

/** Whether the caller may use the editors' desk at all: the work list and everything under /api/desk. */
export const mayUseDesk = (actor: Actor): Decision => {
  if (actor.kind === "anonymous") return { allowed: false, because: "NotSignedIn" };
  return worksAtDesk(actor) ? { allowed: true } : { allowed: false, because: "OnlyEditorsMayDoThis" };
};
