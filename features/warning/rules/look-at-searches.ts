import {
  flowOf,
  identifiedIn,
  isSelectionExplained,
  type SelectedSearch,
  type Selection,
} from "../../literature/rules/index.ts";

/** Whether the way from hits to included studies is explained. Without hits there is nothing to select from. */
export function explainsSelection(searches: readonly SelectedSearch[], selection: Selection | null): boolean {
  return identifiedIn(searches) === 0 || isSelectionExplained(selection && flowOf(searches, selection));
}
