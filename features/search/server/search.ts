import { defaultLanguage, type Language } from "../../../platform/pure/language/index.ts";
import { norwegianDate, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { ADOPTIONS_ID } from "../../adoption/rules/index.ts";
import { adoptionTextsIn } from "../../adoption/texts.ts";
import { type SearchAnswer, SearchRequest, type SearchResultItem } from "../../api/index.ts";
import { reviewsPassedAmong } from "../../living/server/index.ts";
import { passedReviewTextsIn } from "../../living/texts-reading.ts";
import { readingTextsIn } from "../../reading/texts.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import {
  assessmentRoute,
  boundedPage,
  type Chosen,
  chosenIn,
  type FacetKey,
  isSearchRoute,
  type SearchRoute,
  stateFilterOf,
  storedFacets,
} from "../rules/index.ts";
import { facetTextsIn, statusTextsIn } from "../texts-facets.ts";
import type { Asked, FoundHit, StandingUnder } from "./engine.ts";
import { filterGroups } from "./filter-groups.ts";
import { engineOf } from "./index-engine.ts";
import { noteMisses } from "./misses.ts";
import { promotedFor } from "./promotions.ts";

type Recommended = NonNullable<SearchResultItem["recommendation"]>;

/**
 * One page of results with the filter groups. Each group counts what the other groups' filters leave, so
 * that several items of one group can be chosen. A page beyond the last answers the last. Refuses `NotFound` for an unknown route.
 * @param how `among`: the only assessments or notifications that are searched. `grouped`: adoptions stand under their originals.
 */
export async function search(
  { db, language }: Pick<Read, "db" | "language">,
  route: string,
  request: SearchRequest,
  { among, grouped = false }: Pick<Asked, "among" | "grouped"> = {},
): Promise<Result<SearchAnswer>> {
  if (!isSearchRoute(route)) return refuse({ kind: "NotFound" });
  const terms = await loadTerms(db);
  const chosen = chosenNow(chosenIn(request), terms);
  const asked: Asked = {
    route,
    q: request.q,
    page: request.page,
    pageSize: request.pageSize,
    sort: request.sort === "relevance" && request.q === "" ? "published" : request.sort,
    state: stateFilterOf((flag) => request[flag]),
    chosen,
    among,
    grouped,
  };
  const engine = await engineOf(db);
  const [found, promoted] = await Promise.all([engine.find(asked), promotedFor(db, asked)]);
  const isAssessment = route === assessmentRoute;
  const numbers = isAssessment ? [...found.results, ...promoted].map(({ pageId }) => pageId) : [];
  const passed = await reviewsPassedAmong(db, numbers, norwegianIsoDay(new Date()));
  const described = (hits: readonly SearchResultItem[]) =>
    hits.map((hit) => ({
      ...withFewWords(hit, language),
      ...tagOf(hit, passed.has(hit.pageId), language),
      subjects: ownSubjects(hit),
      summary: hit.summary || readingTextsIn(hit.language ?? language).noSummary,
    }));
  if (request.page < 2 && !among) noteMisses(db, route, request.q, found.unknown);
  return ok({
    searchResult: described(found.results.map((hit) => withAdoptions(hit, language))),
    page: boundedPage(request.page, found.total, request.pageSize),
    pageSize: request.pageSize,
    totalMatching: found.total,
    promoted: described(promoted),
    leftOut: [...found.leftOut],
    didYouMean: found.meant,
    searchFilter: filterGroups(route, found.counts, chosen, terms, language),
  });
}

/** More adoptions of one hit are behind a link to the list on its page. */
const MOST_ADOPTIONS = 10;

/** A hit with the links to its adoptions. Organisations are counted, and one that has several has the day at each. */
function withAdoptions({ under, ...hit }: FoundHit, language: Language): SearchResultItem {
  if (under.length === 0) return hit;
  const texts = adoptionTextsIn(language).hit;
  const nameOf = ({ unitTitle, published }: StandingUnder): string => {
    const isOnly = under.filter((each) => each.unitTitle === unitTitle).length === 1;
    return isOnly || published === null ? unitTitle : texts.onDay(unitTitle, norwegianDate(published));
  };
  const links = under.slice(0, MOST_ADOPTIONS).map((each) => ({ text: nameOf(each), link: each.url }));
  const rest = under.length - links.length;
  const more = rest === 0 ? [] : [{ text: texts.more(rest), link: `${hit.url}#${ADOPTIONS_ID}` }];
  const count = new Set(under.map(({ unitTitle }) => unitTitle)).size;
  return { ...hit, adoptions: { text: texts.assessedBy(count), links: [...links, ...more] } };
}

/** A document with its recommendation in the words that lists have for it. */
export const withFewWords = <T extends { readonly recommendation?: Recommended }>(
  document: T,
  language: Language,
): T =>
  document.recommendation ? { ...document, recommendation: inFewWords(document.recommendation, language) } : document;

const inFewWords = ({ text, value }: Recommended, language: Language): Recommended =>
  value === undefined ? { text } : { text: facetTextsIn(language).choices.Recommendation[value], value };

/** The mark of a hit in a list. A published assessment has one only when its review day has passed. */
function tagOf(
  { published, statusText, assessmentType }: SearchResultItem,
  isPassed: boolean,
  language: Language,
): Pick<SearchResultItem, "tag"> {
  if (published && assessmentType.text)
    return isPassed ? { tag: { text: passedReviewTextsIn(language).hit, tone: "warning" } } : {};
  if (!statusText) return {};
  const isSent = !published && statusText === statusTextsIn(defaultLanguage)["2"];
  return { tag: { text: statusText, tone: isSent ? "warning" : "info" } };
}

/** A subject with the name of one of the hit's topics or method types is that tag once more. */
function ownSubjects({ topics, methodTypes, subjects }: SearchResultItem): SearchResultItem["subjects"] {
  const shown = new Set([...topics, ...methodTypes].map(({ text }) => text));
  return subjects.filter(({ text }) => !shown.has(text));
}

/**
 * Replaces chosen terms with today's terms. If two terms were merged, an old address chooses the merged one.
 */
function chosenNow({ items, subItems }: Chosen, terms: Terms): Chosen {
  const now = (id: string) => String(terms.byId(Number(id))?.id ?? id);
  const each = Object.entries(items).map(([name, ids]) => {
    const facet = storedFacets[name as FacetKey];
    if (facet.kind === "term") return [name, [...new Set(ids.map(now))]];
    return [name, facet.kind === "key" ? ids.map((id) => terms.find(facet.termKind, id)?.key ?? id) : ids];
  });
  return { items: Object.fromEntries(each) as Chosen["items"], subItems: [...new Set(subItems.map(now))] };
}

/** The documents of a route that were published last, with the groups of all of them. */
export async function newestOf(
  read: Pick<Read, "db" | "language">,
  route: SearchRoute,
  size: number,
): Promise<SearchAnswer> {
  const found = await search(read, route, SearchRequest.parse({ pageSize: size }));
  if (!found.ok) throw new Error("every route of the table has a search");
  return found.value;
}
