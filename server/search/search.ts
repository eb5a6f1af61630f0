import type { SearchAnswer, SearchRequest } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { boundedPage, chosenIn, isSearchRoute, stateFilterOf } from "../../core/search/index.ts";
import { readingTexts } from "../../texts/reading.ts";
import type { Db } from "../platform/http/work.ts";
import { loadTerms } from "../term/index.ts";
import { filterGroups } from "./filter-groups.ts";
import { findInIndex } from "./find-in-index.ts";
import type { Asked, Found } from "./found.ts";
import { readyIndex } from "./index-keeper.ts";
import { noteMisses } from "./misses.ts";
import { findBySql } from "./store.ts";

/**
 * One page of results with the filter groups. Each group counts what the other groups' filters leave, so
 * that several items of one group can be chosen. A page beyond the last answers the last. Refuses `NotFound` for an unknown route.
 * docs/spec/search.md, Request and answer
 */
export async function search(db: Db, route: string, request: SearchRequest): Promise<Result<SearchAnswer>> {
  if (!isSearchRoute(route)) return refuse({ kind: "NotFound" });
  const chosen = chosenIn(request);
  const found = await find(db, {
    route,
    q: request.q,
    page: request.page,
    pageSize: request.pageSize,
    sort: request.sort === "relevance" && request.q === "" ? "published" : request.sort,
    state: stateFilterOf((flag) => request[flag]),
    chosen,
  });
  if (request.page < 2) noteMisses(db, route, request.q, found.unknown);
  return ok({
    searchResult: found.results.map((hit) => ({ ...hit, summary: hit.summary || readingTexts.noSummary })),
    page: boundedPage(request.page, found.total, request.pageSize),
    pageSize: request.pageSize,
    totalMatching: found.total,
    leftOut: [...found.leftOut],
    didYouMean: found.meant,
    searchFilter: filterGroups(route, found.counts, chosen, await loadTerms(db)),
  });
}

/** Phrases and `or` need the places of words, which only PostgreSQL keeps. */
const OPERATORS = /"[^"]*[\p{L}\p{N}]|(?:^|\s)or(?:\s|$)/iu;

/** The read index answers as soon as it is ready, SQL until then. A phrase that nothing has may be found as words. */
async function find(db: Db, asked: Asked): Promise<Found> {
  const kept = readyIndex(db);
  const isPlain = !OPERATORS.test(asked.q);
  if (kept && isPlain) return findInIndex(db, kept, asked);
  const found = await findBySql(db, asked);
  if (!kept || isPlain || found.total > 0) return found;
  const q = asked.q
    .replace(/"|(?<=^|\s)or(?=\s|$)/giu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const { total, meant } = await findInIndex(db, kept, { ...asked, q, page: 1, pageSize: 1 });
  return { ...found, meant: total > 0 ? (meant ?? q) : null };
}
