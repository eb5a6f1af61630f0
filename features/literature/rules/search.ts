export const literatureSections = ["A", "B", "C", "D", "E"] as const;
export type LiteratureSectionKey = (typeof literatureSections)[number];

/** One literature search. `date` is ISO, `strategy` clean HTML; `hits` is null for a web source. */
export type LiteratureSearch = {
  readonly searchType: "DB" | "Web";
  readonly source: string;
  readonly url: string;
  readonly date: string;
  readonly strategy: string;
  readonly hits: number | null;
  readonly editableSource: boolean;
};

/** The columns of a search's row. The names are those of the calls. */
export const searchColumns = [
  "searchType",
  "source",
  "url",
  "date",
  "strategy",
  "numberOfSearchHits",
  "editableSource",
] as const;
export type SearchColumn = (typeof searchColumns)[number];

/** A search as it stands in its row's cells. */
export const searchOfRow = (cells: Readonly<Record<string, string>>): LiteratureSearch => {
  const searchType = cells.searchType === "Web" ? "Web" : "DB";
  return {
    searchType,
    source: cells.source ?? "",
    url: cells.url ?? "",
    date: cells.date ?? "",
    strategy: cells.strategy ?? "",
    hits: searchType === "DB" ? Number(cells.numberOfSearchHits ?? 0) : null,
    editableSource: cells.editableSource === "true",
  };
};

/** The same the other way round. */
export const cellsOfSearch = (search: LiteratureSearch): Readonly<Record<SearchColumn, string>> => ({
  searchType: search.searchType,
  source: search.source,
  url: search.url,
  date: search.date,
  strategy: search.strategy,
  numberOfSearchHits: search.hits === null ? "" : String(search.hits),
  editableSource: search.editableSource ? "true" : "",
});
