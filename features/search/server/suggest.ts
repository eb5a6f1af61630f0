import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { type FoundWord, type ReadIndex, termsIn } from "../../../platform/pure/read-index/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import {
  emptySearch,
  facetAddress,
  type facetKeys,
  isFacetKey,
  isSearchRoute,
  searchAddress,
  storedFacets,
  wordAddress,
} from "../rules/index.ts";
import { facetTextsIn } from "../texts.ts";
import { type Kept, readyIndex } from "./index-keeper.ts";
import { titlesOf } from "./index-store.ts";
import { loadRules } from "./rules.ts";

type Suggestion = CallAnswer<"suggest">["suggestions"][number];

const MOST_TITLES = 6;
const MOST_TERMS = 3;
/** Documents whose words answer best; those that have none of them in their title are left out. */
const READ = 30;
const SHORTEST = 2;

/**
 * Suggestions for a text that is being typed: another spelling, terms that documents have, and titles. Empty until the index is
 * ready. Refuses `NotFound` for an unknown route.
 */
export async function suggest(
  { db, language }: Pick<Read, "db" | "language">,
  route: string,
  { q }: CallInput<"suggest">["query"],
): Promise<Result<CallAnswer<"suggest">>> {
  if (!isSearchRoute(route)) return refuse({ kind: "NotFound" });
  const kept = readyIndex(db);
  if (!kept || q.length < SHORTEST) return ok({ suggestions: [] });
  const index = kept.of(route);
  const [terms, { synonyms }] = await Promise.all([loadTerms(db), loadRules(db)]);
  const { hits, words, meant } = index.best(q, READ, synonyms);
  const byId = new Map(
    (
      await titlesOf(
        db,
        hits.map(({ id }) => id),
      )
    ).map((each) => [each.id, each]),
  );
  const titles = hits
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter(({ title }) => hasOneOf(title, words))
    .slice(0, MOST_TITLES)
    .map(({ title, url }): Suggestion => ({ text: title, group: "", url }));
  const isFound = meant !== null && index.best(meant, 1, synonyms).hits.length > 0;
  return ok({
    suggestions: [
      ...(isFound ? [{ text: meant, group: "didYouMean", url: wordAddress(meant) } as const] : []),
      ...termsLike(q, kept, index, terms, language).slice(0, MOST_TERMS),
      ...titles,
    ],
  });
}

const hasOneOf = (title: string, words: readonly FoundWord[]): boolean =>
  termsIn(title).some((term) => words.some(({ terms }) => terms.has(term)));

/** Terms that documents have and one of whose words begins so; those whose name begins so first. */
function termsLike(q: string, kept: Kept, index: ReadIndex, terms: Terms, language: Language): readonly Suggestion[] {
  const start = plain(q);
  if (start === " ") return [];
  const places = termsInUse(kept, index).flatMap(({ key, id }) => {
    const facet = storedFacets[key];
    const term = facet.kind === "term" ? terms.byId(Number(id)) : undefined;
    const at = term ? plain(term.name).indexOf(start) : -1;
    if (!term || at === -1 || facet.kind !== "term") return [];
    const isSubItem = facet.groupKind !== undefined && term.kind !== facet.groupKind && term.parent_id !== null;
    const url = isSubItem ? searchAddress({ ...emptySearch, subItems: [id] }) : facetAddress(key, id);
    return [{ at, suggestion: { text: term.name, group: facetTextsIn(language).groups[key], url } }];
  });
  return places.toSorted((a, b) => a.at - b.at).map(({ suggestion }) => suggestion);
}

/** Words in small letters with a space before each. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;

type InUse = readonly { readonly key: (typeof facetKeys)[number]; readonly id: string }[];
const inUse = new WeakMap<ReadIndex, { readonly change: number; readonly terms: InUse }>();

/** The values that documents have: counted once for each change of the index. */
function termsInUse(kept: Kept, index: ReadIndex): InUse {
  const known = inUse.get(index);
  if (known?.change === kept.change()) return known.terms;
  const every = { q: "", choices: [], having: [], lacking: [], sort: "published", from: 0, size: 0 } as const;
  const terms = index
    .answer(every)
    .counts.flatMap(({ column, id }) => (isFacetKey(column) ? [{ key: column, id }] : []));
  inUse.set(index, { change: kept.change(), terms });
  return terms;
}
