import { type SearchSort, type SearchState, searchSorts } from "../../../core/search/index.ts";
import { searchTexts } from "../../../texts/search.ts";
import type { Choice } from "../../ui/index.ts";

/** The sorts to choose from. 'Beste treff' needs words to compare with. */
export const sortChoices = ({ q }: Pick<SearchState, "q">): readonly Choice[] =>
  searchSorts
    .filter((sort) => sort !== "relevance" || q !== "")
    .map((sort) => ({ value: sort, text: searchTexts.sort[sort] }));

export const sortNamed = (value: string): SearchSort => searchSorts.find((sort) => sort === value) ?? "published";
