import type { SearchAnswer, SearchRequest } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { assessmentRoute, boundedPage, chosenIn, stateFilterOf } from "../../core/search/index.ts";
import { readingTexts } from "../../texts/reading.ts";
import type { Db } from "../platform/http/work.ts";
import { filterGroups } from "./filter-groups.ts";
import { find } from "./store.ts";

/**
 * One page of results with the filter groups, in one SQL statement. Each group counts what the other groups' filters leave, so
 * that several items of one group can be chosen. A page beyond the last answers the last. Refuses `NotFound` for an unknown route.
 * docs/spec/search.md, Request and answer
 */
export async function search(db: Db, route: string, request: SearchRequest): Promise<Result<SearchAnswer>> {
  if (route !== assessmentRoute) return refuse({ kind: "NotFound" });
  const chosen = chosenIn(request);
  const found = await find(db, {
    route,
    q: request.q,
    page: request.page,
    pageSize: request.pageSize,
    sort: request.sort === "relevance" && request.q === "" ? "published" : request.sort,
    state: stateFilterOf(request),
    chosen,
  });
  return ok({
    searchResult: found.results.map((hit) => ({ ...hit, summary: hit.summary || readingTexts.noSummary })),
    page: boundedPage(request.page, found.total, request.pageSize),
    pageSize: request.pageSize,
    totalMatching: found.total,
    searchFilter: filterGroups(found, chosen),
  });
}
