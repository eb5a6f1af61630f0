import { csvOf } from "../../../platform/pure/csv/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { norwegianDate, norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { SearchRequest, type SearchResultItem } from "../../api/index.ts";
import { DECISIONS_ID } from "../../decision/rules/index.ts";
import { type ListedDecision, listDecisionsOf } from "../../decision/server/index.ts";
import { decisionTextsIn } from "../../decision/texts.ts";
import {
  assessmentRoute,
  type SearchRoute,
  type SearchState,
  searchLimits,
  searchRequest,
} from "../../search/rules/index.ts";
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
  const texts = subscriptionTextsIn(language).table;
  const hits = await hitsOf({ db, language }, route, state);
  const rows = hits.map(({ title, unitTitle, published, modified, topics, summary, url }) => [
    title,
    unitTitle,
    published === null ? texts.started : norwegianDate(published),
    norwegianDate(modified),
    topics.map(({ text }) => text).join(", "),
    summary,
    new URL(inPlace(moved, url), origin).href,
  ]);
  return csvOf([texts.columns, ...rows]);
}

/** The decisions on the hits of a search that everybody may read, as CSV: those that the filters of decisions leave, the newest of each hit first. */
export async function decisionsAsCsv(
  { db, origin, moved, language }: Pick<Read, "db" | "origin" | "moved" | "language">,
  state: SearchState,
): Promise<string> {
  const texts = decisionTextsIn(language);
  const hits = await hitsOf({ db, language }, assessmentRoute, state);
  const decisions = await listDecisionsOf(
    db,
    hits.map(({ pageId }) => pageId),
  );
  const ofHit = Map.groupBy(decisions, ({ assessment }) => assessment);
  const { Decision, DecidedBy } = state.chosen;
  const isWanted = ({ outcome, organizationTerm }: ListedDecision) =>
    (Decision.length === 0 || Decision.includes(outcome)) &&
    (DecidedBy.length === 0 || DecidedBy.includes(String(organizationTerm)));
  const rows = hits.flatMap(({ pageId, title, url }) =>
    (ofHit.get(pageId) ?? [])
      .filter(isWanted)
      .map((each) => [
        each.organization,
        title,
        String(each.edition),
        texts.outcomes[each.outcome],
        norwegianDay(each.decidedOn),
        [each.conditions, each.reason].filter(Boolean).join("\n"),
        each.responsible,
        each.followUpOn === null ? "" : norwegianDay(each.followUpOn),
        each.result === null ? "" : texts.results[each.result.result],
        `${new URL(inPlace(moved, url), origin).href}#${DECISIONS_ID}`,
      ]),
  );
  return csvOf([subscriptionTextsIn(language).decisions.columns, ...rows]);
}

/** The first hits of a search, in the order of the page. */
async function hitsOf(
  read: Pick<Read, "db" | "language">,
  route: SearchRoute,
  state: SearchState,
): Promise<readonly SearchResultItem[]> {
  const hits: SearchResultItem[] = [];
  const { pageSize } = searchLimits;
  for (let page = 1; hits.length < LISTED; page++) {
    const request = searchRequest({ ...state, page, pageSize });
    const answer = await search(read, route, SearchRequest.parse(request));
    if (!answer.ok) break;
    hits.push(...answer.value.searchResult);
    if (page * pageSize >= answer.value.totalMatching) break;
  }
  return hits;
}
