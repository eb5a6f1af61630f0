import {
  type Condition,
  type IndexAnswer,
  RANKED_AGAIN,
  rankBySentence,
  type Standing,
  type Synonyms,
} from "../../../platform/pure/read-index/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import {
  boundedPage,
  type Chosen,
  type FacetKey,
  facetKeys,
  hasOperators,
  isFacetKey,
  type StateFilter,
  storedFacets,
  withoutOperators,
} from "../rules/index.ts";
import type { Asked, Found } from "./engine.ts";
import { type Kept, upToDate } from "./index-keeper.ts";
import { documentIds, hitsOf } from "./index-store.ts";
import { type Sentences, sentencesFor } from "./kept-sentences.ts";
import { loadRules } from "./rules.ts";
import { tsqueryOf } from "./store.ts";
import { conditionIn } from "./tsquery.ts";

/**
 * A search answered by the read index. Texts and hits are read from the database as they are now, with the newest change in the same
 * statement, so a published document is found and a withdrawn one is gone at once. A query with operators that the index cannot read is
 * searched for as plain words.
 */
export async function findInIndex(db: Db, kept: Kept, asked: Asked): Promise<Found> {
  const operates = hasOperators(asked.q);
  const [terms, { synonyms }, query, among] = await Promise.all([
    loadTerms(db),
    loadRules(db),
    operates ? tsqueryOf(db, asked.q) : null,
    asked.among && documentIds(db, asked.route, asked.among),
  ]);
  const where = query === null ? null : conditionIn(query);
  const how = { terms, synonyms, ...(among && { among }) };
  const words = operates ? { ...asked, q: withoutOperators(asked.q) } : asked;
  // A phrase that nothing has is asked about as words, unless they are all words like «og»: those find everything.
  const asWords = query === null || query === "" ? null : words.q;
  return upToDate(kept, async () => {
    const { answer, ids, isRanked } = match(kept, words, { ...how, ...(where && { where }) });
    const sentences = asked.q === "" ? null : sentencesFor(db, answer.words);
    const besides = answer.hits.flatMap(({ under }) => under.map(({ id }) => id));
    const { newest, hits } = await hitsOf(db, ids, besides, sentences ? { butOf: sentences.known } : "none");
    return {
      newest,
      total: answer.total,
      results: shownHits(asked, answer, ids, hits, sentences, isRanked),
      leftOut: operates ? [] : answer.leftOut,
      unknown: operates ? [] : answer.unknown,
      meant: operates && answer.total > 0 ? null : meantBy(kept, words, answer.meant ?? asWords, how),
      counts: answer.counts.flatMap(({ column, id, count }) =>
        isFacetKey(column) ? [{ key: column, id, count }] : [],
      ),
    };
  });
}

/** Another query, when it finds something with the same filters. */
const meantBy = (kept: Kept, asked: Asked, q: string | null, how: How): string | null =>
  q !== null && q !== "" && match(kept, { ...asked, q, page: 1 }, how).answer.total > 0 ? q : null;

type How = {
  readonly terms: Terms;
  readonly synonyms: Synonyms;
  readonly where?: Condition;
  readonly among?: ReadonlySet<number>;
};

/** The index's answer, and the ids of its hits. If the hits are ranked again, these are all the best hits, not only those of the page. */
function match(kept: Kept, asked: Asked, { terms, synonyms, where, among }: How) {
  const index = kept.of(asked.route);
  const part = (from: number, size: number) =>
    index.answer({
      q: asked.q,
      ...(where && { where }),
      ...(among && { among }),
      choices: facetKeys.map((key) => ({ column: key, ids: wantedIds(key, asked.chosen, terms) })),
      ...states[asked.state],
      sort: asked.sort,
      grouped: asked.grouped,
      synonyms,
      from,
      size,
    });
  const from = (Math.max(1, asked.page) - 1) * asked.pageSize;
  const isRanked = asked.sort === "relevance" && from < RANKED_AGAIN;
  const first = isRanked ? part(0, Math.max(RANKED_AGAIN, from + asked.pageSize)) : part(from, asked.pageSize);
  const page = boundedPage(asked.page, first.total, asked.pageSize);
  const answer = page < asked.page ? part((page - 1) * asked.pageSize, asked.pageSize) : first;
  return { answer, ids: answer.hits.map(({ id }) => id), isRanked: isRanked && answer === first };
}

const states: Readonly<Record<StateFilter, { readonly having: FacetKey[]; readonly lacking: FacetKey[] }>> = {
  all: { having: [], lacking: [] },
  // "Only" leaves out what a trust and a municipality made together.
  healthAuthority: { having: ["Organization"], lacking: ["Municipality"] },
  municipality: { having: ["Municipality"], lacking: ["Organization"] },
  collaboration: { having: ["Organization", "Municipality"], lacking: [] },
};

/** The id of no item: a group with only this one matches nothing. */
const NOTHING = "0";

/** The chosen ids of a group, including its sub-items. A sub-item that does not exist as a term matches nothing. */
function wantedIds(key: FacetKey, { items, subItems }: Chosen, terms: Terms): readonly string[] {
  const facet = storedFacets[key];
  const ids = items[key];
  if (facet.kind !== "term" || facet.groupKind === undefined || subItems.length === 0) return ids;
  const known = subItems.flatMap((id) => terms.byId(Number(id)) ?? []);
  const here = known
    .filter(({ kind }) => facet.termKinds.includes(kind) || kind === facet.groupKind)
    .map(({ id }) => String(id));
  return ids.length + here.length === 0 && known.length === 0 ? [NOTHING] : [...ids, ...here];
}

type Hits = Awaited<ReturnType<typeof hitsOf>>["hits"];
const byName = new Intl.Collator("nb", { numeric: true });

/** The documents under a hit that are still there: those that pass the filters first, then by name. */
const inOrderOfNames = (under: readonly Standing[], byId: ReadonlyMap<number, Hits[number]>) =>
  under
    .flatMap(({ id, isWanted }) => {
      const document = byId.get(id)?.result;
      return document ? [{ ...document, isWanted }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(b.isWanted) - Number(a.isWanted) ||
        byName.compare(a.unitTitle, b.unitTitle) ||
        byName.compare(a.url, b.url),
    )
    .map(({ url, unitTitle, published }) => ({ url, unitTitle, published }));

function shownHits(
  { page, pageSize }: Asked,
  { hits: scored, words }: IndexAnswer,
  ids: readonly number[],
  hits: Hits,
  sentences: Sentences | null,
  isRanked: boolean,
): Found["results"] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const scores = new Map(scored.map(({ id, score }) => [id, score]));
  const standing = new Map(scored.map(({ id, under }) => [id, inOrderOfNames(under, byId)]));
  const inOrder = ids.flatMap((id) => {
    const hit = byId.get(id);
    return hit ? [{ ...hit, result: { ...hit.result, under: standing.get(id) ?? [] } }] : [];
  });
  if (!sentences) return inOrder.map(({ result }) => ({ ...result, excerpt: [] }));
  const read = inOrder.map(({ ingress, body, result, ...hit }) => ({
    score: scores.get(hit.id) ?? 0,
    sentence: sentences.of({ ...hit, texts: ingress === null || body === null ? null : [ingress, body] }),
    result,
  }));
  const last = isRanked ? RANKED_AGAIN : 0;
  const all = [...rankBySentence(read.slice(0, last), words.length), ...read.slice(last)];
  const from = isRanked ? (Math.max(1, page) - 1) * pageSize : 0;
  return all
    .slice(from, from + pageSize)
    .map(({ result, sentence }) => ({ ...result, excerpt: sentence.excerpt ? [...sentence.excerpt.parts] : [] }));
}
