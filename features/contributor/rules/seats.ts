import type { Seat } from "../../access/rules/index.ts";

/**
 * A peer holds no other seat in the same assessment: where one browser proves both, only the peer's seat counts, so that
 * nobody reviews and writes the same text. features/access/README.md
 */
export const withoutPeerConflicts = (seats: readonly Seat[]): readonly Seat[] => {
  const reviewed = new Set(seats.filter(({ role }) => role === "peer").map(({ assessment }) => assessment));
  return seats.filter(({ role, assessment }) => role === "peer" || !reviewed.has(assessment));
};

/** True when this role cannot be taken beside the seats that are held in the same assessment. */
export const conflictsWith = (role: Seat["role"], held: readonly Pick<Seat, "role">[]): boolean =>
  held.some((seat) => (seat.role === "peer") !== (role === "peer"));

/** The person who ends a seat's sessions: the initiator, an editor who sends a new link, or its holder from another browser. */
export type EndedBy = "initiator" | "desk" | "holder";
