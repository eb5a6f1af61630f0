export const literatureSections = ["A", "B", "C", "D", "E"] as const;
export type LiteratureSectionKey = (typeof literatureSections)[number];

/**
 * One literature search. `date` is ISO, `strategy` clean HTML; `hits` is null for a web source, and for a repeated search until
 * somebody has written them.
 */
export type LiteratureSearch = {
  readonly searchType: "DB" | "Web";
  readonly source: string;
  readonly url: string;
  readonly date: string;
  readonly strategy: string;
  readonly hits: number | null;
  readonly editableSource: boolean;
  /** The number of the row that this search repeats; absent where it repeats none. */
  readonly repeats?: number | undefined;
  /** Of a search that repeats another: how many of the hits are newer than that search; null when nobody has written it. */
  readonly hitsSince?: number | null | undefined;
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
  "repeats",
  "hitsSince",
] as const;
export type SearchColumn = (typeof searchColumns)[number];

/** A search as it stands in its row's cells. */
export const searchOfRow = (cells: Readonly<Record<string, string>>): LiteratureSearch => {
  const searchType = cells.searchType === "Web" ? "Web" : "DB";
  const isRepeated = (cells.repeats ?? "") !== "";
  return {
    searchType,
    source: cells.source ?? "",
    url: cells.url ?? "",
    date: cells.date ?? "",
    strategy: cells.strategy ?? "",
    hits:
      searchType === "DB" && !(isRepeated && isEmptyCell(cells.numberOfSearchHits))
        ? Number(cells.numberOfSearchHits ?? 0)
        : null,
    editableSource: cells.editableSource === "true",
    ...(isRepeated && {
      repeats: Number(cells.repeats),
      hitsSince: isEmptyCell(cells.hitsSince) ? null : Number(cells.hitsSince),
    }),
  };
};

const isEmptyCell = (text: string | undefined): boolean => (text ?? "") === "";

/** How many records a search adds to those of the searches before: of a repeated search only the newer ones, so that none counts twice. */
export const recordsFound = ({ hits, repeats, hitsSince }: Pick<LiteratureSearch, "hits" | "repeats" | "hitsSince">) =>
  (repeats === undefined ? hits : hitsSince) ?? 0;

/** The same the other way round. */
export const cellsOfSearch = (search: LiteratureSearch): Readonly<Partial<Record<SearchColumn, string>>> => ({
  searchType: search.searchType,
  source: search.source,
  url: search.url,
  date: search.date,
  strategy: search.strategy,
  numberOfSearchHits: search.hits === null ? "" : String(search.hits),
  editableSource: search.editableSource ? "true" : "",
  ...(search.repeats === undefined
    ? {}
    : { repeats: String(search.repeats), hitsSince: search.hitsSince == null ? "" : String(search.hitsSince) }),
});
