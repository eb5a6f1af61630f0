import { type FoundWord, type ReadIndex, termsIn } from "../../../platform/pure/read-index/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { assessmentRoute, isFacetKey, notificationRoute, type SearchRoute } from "../rules/index.ts";
import type { AskedTitle, FacetValue, SearchEngine, Similar, Suggested } from "./engine.ts";
import { findInIndex } from "./find-in-index.ts";
import { indexOf, type Kept, linkBetween, upToDate } from "./index-keeper.ts";
import { documentsNow } from "./index-store.ts";
import { loadRules } from "./rules.ts";

/** The engine of this database. Waits until its index has read every document: only in the first seconds after a start. */
export const engineOf = async (db: Db): Promise<SearchEngine> => indexEngine(db, await indexOf(db));

/** The read index as the engine of the search. */
export const indexEngine = (db: Db, kept: Kept): SearchEngine => ({
  find: (asked) => findInIndex(db, kept, asked),
  suggest: (route, q) => suggestIn(db, kept, route, q),
  resembling: (asked) => resemblingIn(db, kept, asked),
});

const MOST_TITLES = 6;
/** Documents whose words answer best; those that have none of them in their title are left out. */
const READ = 30;

async function suggestIn(db: Db, kept: Kept, route: SearchRoute, q: string): Promise<Suggested> {
  const index = kept.of(route);
  const { synonyms } = await loadRules(db);
  const { hits, words, meant, documents } = await upToDate(kept, async () => {
    const best = index.best(q, READ, synonyms);
    return { ...best, ...(await documentsNow(db, idsOf(best.hits))) };
  });
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    meant: meant !== null && index.best(meant, 1, synonyms).hits.length > 0 ? meant : null,
    titles: hits
      .flatMap(({ id }) => byId.get(id) ?? [])
      .filter(({ title }) => hasOneOf(title, words))
      .slice(0, MOST_TITLES),
    inUse: valuesInUse(index),
  };
}

const idsOf = (hits: readonly { readonly id: number }[]): readonly number[] => hits.map(({ id }) => id);

const hasOneOf = (title: string, words: readonly FoundWord[]): boolean =>
  termsIn(title).some((term) => words.some(({ terms }) => terms.has(term)));

/** The values that documents have. */
function valuesInUse(index: ReadIndex): readonly FacetValue[] {
  const every = { q: "", choices: [], having: [], lacking: [], sort: "published", from: 0, size: 0 } as const;
  return index.answer(every).counts.flatMap(({ column, id }) => (isFacetKey(column) ? [{ key: column, id }] : []));
}

async function resemblingIn(
  db: Db,
  kept: Kept,
  { title, from, most, least, except }: AskedTitle,
): Promise<readonly Similar[]> {
  const { synonyms } = await loadRules(db);
  const routes: readonly SearchRoute[] = [from, from === assessmentRoute ? notificationRoute : assessmentRoute];
  const { ids, documents } = await upToDate(kept, async () => {
    const nearest = routes.map((route) => idsOf(kept.of(route).nearest(title, least, most + 1, synonyms)));
    return { ids: nearest, ...(await documentsNow(db, nearest.flat())) };
  });
  const byId = new Map(documents.map((document) => [document.id, document]));
  return ids.flatMap((nearest) =>
    nearest
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ route, ref }) => route !== from || ref !== except)
      .slice(0, most)
      .flatMap(({ id: _, url, ...document }) => {
        const link = linkBetween(db, from, document.route, url);
        return link === null ? [] : [{ ...document, url: link }];
      }),
  );
}
