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
  readonly repeats?: number;
  /** Of a search that repeats another, also a deleted one: the number of hits that are newer; null when nobody has written it. */
  readonly hitsSince?: number | null;
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

const isEmptyCell = (text: string | undefined): boolean => (text ?? "") === "";

/** A search as it stands in its row's cells. */
export const searchOfRow = (cells: Readonly<Record<string, string>>): LiteratureSearch => {
  const searchType = cells.searchType === "Web" ? "Web" : "DB";
  const isRepeated = !isEmptyCell(cells.repeats);
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
    ...(isRepeated && { repeats: Number(cells.repeats), hitsSince: null }),
    ...(!isEmptyCell(cells.hitsSince) && { hitsSince: Number(cells.hitsSince) }),
  };
};

/** The part of a search that sums are made of. */
export type CountedSearch = Pick<LiteratureSearch, "searchType" | "hits"> & {
  readonly repeats?: number | undefined;
  readonly hitsSince?: number | null | undefined;
};

/** How many records a search adds to those of the searches before: of a repeated search only the newer ones, so that none counts twice. */
export const recordsFound = ({ hits, repeats, hitsSince }: Omit<CountedSearch, "searchType">): number =>
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
  ...(search.repeats !== undefined && { repeats: String(search.repeats) }),
  ...(search.hitsSince !== undefined && { hitsSince: search.hitsSince === null ? "" : String(search.hitsSince) }),
});
