import { type Actor, type LinkRole, type SeatRole, seatsIn } from "./actor.ts";
import { type Ability, actionOf } from "./workflow.ts";

/** How the history and the audit log name who did something: never an e-mail address. */
export type Author =
  | { readonly kind: "seat"; readonly contributorId: string; readonly role: SeatRole; readonly name: string }
  | { readonly kind: "account"; readonly accountId: string; readonly name: string }
  | { readonly kind: "visitor" };

/** How the audit log names who acted by the link of a decision. `partyId` is the link's own number. */
export type LinkAuthor = { readonly kind: "link"; readonly role: LinkRole; readonly partyId: number };

/**
 * The author to write down for an action in an assessment: the first of the caller's seats there that may take it, else the account.
 * An editor who also holds a seat publishes as the editor.
 * @param own the seat that acts, where it must be a certain one: a browser may hold the seats of two reviewers
 */
export const authorOf = (actor: Actor, assessment: number, ability: Ability, own?: string | null): Author => {
  const { by } = actionOf(ability);
  const seats = seatsIn(actor, assessment).filter(({ role }) => by.includes(role));
  const seat = seats.find(({ contributorId }) => contributorId === own) ?? seats[0];
  if (seat) return { kind: "seat", contributorId: seat.contributorId, role: seat.role, name: seat.name };
  return accountAuthor(actor);
};

/** How the history and the audit log name an account of the desk. */
export const accountAuthor = (actor: Actor): Author =>
  actor.kind === "known" && actor.account
    ? { kind: "account", accountId: actor.account.id, name: actor.account.name }
    : { kind: "visitor" };
