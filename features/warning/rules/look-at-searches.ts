import {
  type CountedSearch,
  identifiedIn,
  isSelectionExplained,
  prismaFlowOf,
  type Selection,
} from "../../literature/rules/index.ts";

/** Whether the way from hits to included studies is explained. Without hits there is nothing to select from. */
export function explainsSelection(searches: readonly CountedSearch[], selection: Selection | null): boolean {
  const identified = identifiedIn(searches);
  return identified === 0 || isSelectionExplained(selection && prismaFlowOf(identified, selection));
}

/** The newest of the days of searches, ISO; undefined where no search has one. */
export const newestDay = (days: readonly string[]): string | undefined =>
  days
    .filter((day) => day !== "")
    .toSorted()
    .at(-1);
