import type { EditionSearched } from "../../block/rules/definition.ts";
import { newestDay } from "./newest-search.ts";
import { includedIn, type SelectedSearch, type Selection, selectionOf } from "./selection.ts";

/** The column of the day of the newest search of the edition before, where an import brought no edition. Nobody types it. */
export const SINCE_COLUMN = "update.since";

/** An edition as a later update builds on it. */
export type SearchedEdition = EditionSearched;

/** The literature of an edition as it is stored. */
export type StoredLiterature = { readonly days: readonly string[]; readonly selection: Selection | null };

/** The editions, the oldest first, whose block had a database search. */
export const searchedEditions = (stored: readonly StoredLiterature[]): readonly SearchedEdition[] =>
  stored.flatMap(({ days, selection }) => {
    const searchedOn = newestDay(days);
    return searchedOn === undefined ? [] : [{ searchedOn, included: selection && includedIn(selection) }];
  });

/**
 * The edition that the newest repetitions of searches update: the last one that was searched before them. An edition without new searches,
 * such as one that corrects a word, has the update of the edition before it. Null while no edition was searched earlier.
 * @param editions those that stand, the oldest first
 */
export function updatedEdition(
  searches: readonly Pick<SelectedSearch, "searchType" | "date" | "hitsSince">[],
  editions: readonly SearchedEdition[],
): SearchedEdition | null {
  const repeated = searches.filter(({ searchType, hitsSince }) => searchType === "DB" && hitsSince !== undefined);
  const newest = newestDay(repeated.map(({ date }) => date));
  return newest === undefined ? null : (editions.findLast(({ searchedOn }) => searchedOn < newest) ?? null);
}

/** The selection in an author's view. */
type WrittenSelection = {
  readonly cells: Readonly<Record<string, string>>;
  readonly editions: readonly SearchedEdition[];
};

/** The edition that a selection updates: one that stands here, or the one that an import named; null where there is none. */
export function editionBefore(
  { cells, editions }: WrittenSelection,
  searches: Parameters<typeof updatedEdition>[0],
): SearchedEdition | null {
  const since = cells[SINCE_COLUMN] ?? "";
  return updatedEdition(searches, editions) ?? (since === "" ? null : { searchedOn: since, included: null });
}

/** The selection that stands in its row's cells, beside the editions; null when nobody has written any of it. */
export const writtenSelection = (
  selection: WrittenSelection,
  searches: Parameters<typeof updatedEdition>[0],
): Selection | null => selectionOf(selection.cells, editionBefore(selection, searches));
