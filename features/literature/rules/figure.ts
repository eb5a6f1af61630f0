import { type CountedSearch, type LiteratureSearch, recordsFound } from "./search.ts";

/** The literature summary: sources and hits by category. A category is one of the sections A to E, named by its title. */
export type LiteratureFigure = {
  readonly databaseSearches: readonly {
    readonly name: string;
    readonly categoryTotal: number;
    readonly items: readonly { readonly source: string; readonly hits: number }[];
  }[];
  /** Each source once, with the number of searches in it. */
  readonly webSearches: readonly {
    readonly name: string;
    readonly items: readonly { readonly source: string; readonly searches: number }[];
  }[];
};

type Category = {
  readonly title: string;
  readonly searches: readonly (CountedSearch & Pick<LiteratureSearch, "source">)[];
};

/**
 * The literature summary, derived from the searches and never stored. Categories without a
 * search of the kind are left out. A repeated search counts what is newer than the search before.
 */
export function figureOf(categories: readonly Category[]): LiteratureFigure {
  const withSearches = (searchType: "DB" | "Web") =>
    categories.flatMap(({ title, searches }) => {
      const found = searches.filter((search) => search.searchType === searchType);
      return found.length === 0 ? [] : [{ name: title, found }];
    });
  return {
    databaseSearches: withSearches("DB").map(({ name, found }) => {
      const items = found.map((search) => ({ source: search.source, hits: recordsFound(search) }));
      return { name, categoryTotal: items.reduce((sum, { hits }) => sum + hits, 0), items };
    }),
    webSearches: withSearches("Web").map(({ name, found }) => ({
      name,
      items: [...Map.groupBy(found, ({ source }) => source)].map(([source, own]) => ({ source, searches: own.length })),
    })),
  };
}
