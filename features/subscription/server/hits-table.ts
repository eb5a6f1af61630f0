import { csvOf } from "../../../platform/pure/csv/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { SearchRequest } from "../../api/index.ts";
import { type SearchRoute, type SearchState, searchLimits, searchRequest } from "../../search/rules/index.ts";
import { search } from "../../search/server/index.ts";
import { subscriptionTextsIn } from "../texts.ts";

/** Hits that one table lists. */
const LISTED = 1_000;

/** The hits of a search as CSV, in the order of the page. features/document/README.md */
export async function hitsAsCsv(
  { db, origin, moved, language }: Pick<Read, "db" | "origin" | "moved" | "language">,
  route: SearchRoute,
  state: SearchState,
): Promise<string> {
  const rows: string[][] = [];
  for (let page = 1; rows.length < LISTED; page++) {
    const request = searchRequest({ ...state, page, pageSize: searchLimits.pageSize });
    const answer = await search({ db, language }, route, SearchRequest.parse(request));
    if (!answer.ok) break;
    for (const { title, unitTitle, published, modified, topics, summary, url } of answer.value.searchResult)
      rows.push([
        title,
        unitTitle,
        published === null ? subscriptionTextsIn(language).table.started : norwegianDate(published),
        norwegianDate(modified),
        topics.map(({ text }) => text).join(", "),
        summary,
        new URL(inPlace(moved, url), origin).href,
      ]);
    if (page * searchLimits.pageSize >= answer.value.totalMatching) break;
  }
  return csvOf([subscriptionTextsIn(language).table.columns, ...rows]);
}
