import type { LiteratureFigure, LiteratureItem } from "../contract/index.ts";

export const literatureSections = ["A", "B", "C", "D", "E"] as const;
export type LiteratureSectionKey = (typeof literatureSections)[number];

/**
 * The literature summary, derived from the searches and never stored: A section 3 ("Literature figure").
 * A category is one of the sections A to E, named by its title; categories without a search of the kind are left out.
 */
export function figureOf(
  items: readonly LiteratureItem[],
  titleOf: (section: LiteratureSectionKey) => string,
): LiteratureFigure {
  const inSection = (section: LiteratureSectionKey, searchType: "DB" | "Web") =>
    items.filter((item) => item.section === section && item.searchType === searchType);
  return {
    databaseSearches: literatureSections.flatMap((section) => {
      const searches = inSection(section, "DB");
      if (searches.length === 0) return [];
      const counted = searches.map(({ source, numberOfSearchHits }) => ({ source, hits: numberOfSearchHits ?? 0 }));
      const categoryTotal = counted.reduce((sum, { hits }) => sum + hits, 0);
      return [{ name: titleOf(section), categoryTotal, items: counted }];
    }),
    webSearches: literatureSections.flatMap((section) => {
      const searches = inSection(section, "Web");
      return searches.length === 0
        ? []
        : [{ name: titleOf(section), items: searches.map(({ source }) => ({ source })) }];
    }),
  };
}
