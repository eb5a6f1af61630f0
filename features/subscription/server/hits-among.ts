import type { Read } from "../../../platform/server/http/work.ts";
import { SearchRequest, type SearchResultItem } from "../../api/index.ts";
import { type SearchRoute, type SearchState, searchLimits, searchRequest } from "../../search/rules/index.ts";
import { search } from "../../search/server/index.ts";

/** Those of some assessments or notifications that a search finds with all its words, the last changed first. */
export async function hitsAmong(
  read: Pick<Read, "db" | "language">,
  route: SearchRoute,
  state: SearchState,
  refs: readonly number[],
): Promise<readonly SearchResultItem[]> {
  const hits: SearchResultItem[] = [];
  if (refs.length === 0) return hits;
  const { pageSize } = searchLimits;
  for (let page = 1; ; page++) {
    const request = SearchRequest.parse(searchRequest({ ...state, sort: "modified", page, pageSize }));
    const answer = await search(read, route, request, { among: refs });
    if (!answer.ok || answer.value.leftOut.length > 0) return hits;
    hits.push(...answer.value.searchResult);
    if (page * pageSize >= answer.value.totalMatching) return hits;
  }
}
