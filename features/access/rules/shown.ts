import type { SeatRole } from "./actor.ts";
import { type Ability, actionOf } from "./workflow.ts";

/**
 * The abilities that the screens offer in one role: those of the caller that this role has. A librarian's page is then the same whatever
 * other seats the browser holds. This only hides abilities: the server decides by all seats (`may`).
 * features/editor/README.md
 * @param shown the seat's role that is shown; null for an editor, who reads without a seat
 * @param held the caller's abilities, from the server
 */
export const shownAbilities = (shown: SeatRole | null, held: readonly Ability[]): Ability[] =>
  held.filter((ability) => actionOf(ability).by.includes(shown ?? "desk"));
