import type { Status } from "../../assessment/rules/index.ts";
import { type Actor, seatsIn } from "./actor.ts";
import { type Decision, may } from "./policy.ts";

type Assessment = { readonly number: number; readonly status: Status };

/**
 * Whether the caller may change a comment: only who wrote it. features/comment/README.md
 * @param writer the contributor id of the seat that wrote it
 */
export function mayChangeComment(actor: Actor, writer: string, assessment: Assessment): Decision {
  const decision = may(actor, "comment", assessment);
  if (!decision.allowed || isOwn(actor, writer, assessment.number)) return decision;
  return { allowed: false, because: "OnlyItsWriterMayDoThis" };
}

/** Whether the caller may delete a comment: who wrote it, and the initiator. */
export const mayDeleteComment = (actor: Actor, writer: string, assessment: Assessment): Decision =>
  may(actor, "delete-any-comment", assessment).allowed
    ? { allowed: true }
    : mayChangeComment(actor, writer, assessment);

/**
 * Whether the caller may restore a deleted comment: the person who deleted it and the initiator may. Only the initiator can restore a comment
 * that the initiator deleted.
 * @param deletedBy the contributor id of the seat that deleted it
 */
export const mayRestoreComment = (actor: Actor, deletedBy: string, assessment: Assessment): Decision =>
  mayDeleteComment(actor, deletedBy, assessment);

const isOwn = (actor: Actor, writer: string, assessment: number): boolean =>
  seatsIn(actor, assessment).some(({ contributorId }) => contributorId === writer);
