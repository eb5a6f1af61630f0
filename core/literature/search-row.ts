import type { LiteratureItem } from "../contract/index.ts";

type Search = Omit<LiteratureItem, "id" | "ownerId" | "section" | "rev">;

/** A search as it stands in the cells of its row, under the names of the calls (docs/spec/literature.md, Item). */
export const searchOf = (cells: Readonly<Record<string, string>>): Search => {
  const searchType = cells.searchType === "Web" ? "Web" : "DB";
  return {
    searchType,
    source: cells.source ?? "",
    url: cells.url ?? "",
    date: cells.date ?? "",
    strategy: cells.strategy ?? "",
    numberOfSearchHits: searchType === "DB" ? Number(cells.numberOfSearchHits ?? 0) : null,
    editableSource: cells.editableSource === "true",
  };
};

/** The same the other way round: every cell is text. */
export const cellsOfSearch = (search: Search): Readonly<Record<keyof Search, string>> => ({
  searchType: search.searchType,
  source: search.source,
  url: search.url,
  date: search.date,
  strategy: search.strategy,
  numberOfSearchHits: search.numberOfSearchHits === null ? "" : String(search.numberOfSearchHits),
  editableSource: search.editableSource ? "true" : "",
});
