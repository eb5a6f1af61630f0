import type { SeatRole } from "./actor.ts";
import { type Ability, actionOf } from "./workflow.ts";

/**
 * What the screens offer to somebody who is shown in one role: those of the caller's abilities that this role has, so that a librarian's
 * page is the same whatever other seats the browser holds. It hides and grants nothing: the server decides by all seats held (`may`).
 * docs/spec/assessment.md, Editing page
 * @param shown the seat's role that is shown; null for an editor, who reads without a seat
 * @param held what the server says that the caller may do
 */
export const shownAbilities = (shown: SeatRole | null, held: readonly Ability[]): Ability[] =>
  held.filter((ability) => actionOf(ability).by.includes(shown ?? "desk"));
