import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Row } from "../../block/rules/row.ts";
import { cellsOfSearch, type LiteratureSearch, literatureSections, searchOfRow } from "./search.ts";

type Repeatable = Pick<LiteratureSearch, "date"> & { readonly id: number; readonly repeats?: number | undefined };

/** The searches of one section as they stand in its rows. `repeats` is absent where the search before is deleted. */
export const searchesOfRows = (
  rows: readonly Pick<Row, "id" | "cells">[],
): readonly (LiteratureSearch & { readonly id: number })[] =>
  rows.map(({ id, cells }) => {
    const { repeats, ...search } = searchOfRow(cells);
    const isThere = rows.some((row) => row.id === repeats);
    return { id, ...search, ...(repeats !== undefined && isThere && { repeats }) };
  });

/** Which of some searches repeat which. A search and its repetition stand in the same section. */
export type Repeats = {
  /** The day of the search that this one repeats, ISO; null where that one is deleted or has no day. */
  readonly dayBefore: (search: Pick<LiteratureSearch, "repeats">) => string | null;
  /** Whether a later search repeats this one. */
  readonly isPrevious: (id: number) => boolean;
};

export function repeatsAmong(searches: readonly Repeatable[]): Repeats {
  const days = new Map(searches.map(({ id, date }) => [id, date]));
  const previous = new Set(searches.flatMap(({ repeats }) => repeats ?? []));
  return {
    dayBefore: ({ repeats }) => (repeats === undefined ? null : days.get(repeats) || null),
    isPrevious: (id) => previous.has(id),
  };
}

/**
 * The rows that repeat a block's database searches today: source, address and strategy of the earlier search, and no hits. Only the
 * newest of several repetitions is repeated. A search that has no day is still to be done, and one of today is not done again.
 * @param rows those of a block that are not deleted, of any part
 * @param today ISO
 */
export function repetitionsOf(
  rows: readonly Pick<Row, "id" | "part" | "cells">[],
  today: string,
): readonly Pick<Row, "part" | "cells">[] {
  const searches = rows.flatMap(({ id, part, cells }) =>
    literatureSections.some((section) => section === part) ? [{ id, part, ...searchOfRow(cells) }] : [],
  );
  const { isPrevious } = repeatsAmong(searches);
  return searches
    .filter(({ id, searchType, date }) => searchType === "DB" && !isPrevious(id) && date !== "" && date < today)
    .map(({ id, part, ...search }) => ({
      part,
      cells: cellsOfSearch({ ...search, date: today, hits: null, repeats: id, hitsSince: null }),
    }));
}

/** The label of the hits since the search before. @param words of the language of the reader */
export const hitsSinceLabel = (
  day: string | null,
  words: { readonly hitsSince: (day: string) => string; readonly hitsSinceBefore: string },
): string => (day === null ? words.hitsSinceBefore : words.hitsSince(norwegianDay(day)));
