import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { commonBeginning } from "../../../platform/pure/read-index/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import { emptySearch, facetAddress, isSearchRoute, searchAddress, storedFacets, wordAddress } from "../rules/index.ts";
import { facetTextsIn } from "../texts-facets.ts";
import type { FacetValue } from "./engine.ts";
import { engineOf } from "./index-engine.ts";

type Suggestion = CallAnswer<"suggest">["suggestions"][number];

const MOST_TERMS = 3;
const SHORTEST = 2;

/**
 * Suggestions for a text that is being typed: another spelling, terms that documents have, and titles. Refuses `NotFound` for an
 * unknown route.
 */
export async function suggest(
  { db, language }: Pick<Read, "db" | "language">,
  route: string,
  { q }: CallInput<"suggest">["query"],
): Promise<Result<CallAnswer<"suggest">>> {
  if (!isSearchRoute(route)) return refuse({ kind: "NotFound" });
  if (q.length < SHORTEST) return ok({ suggestions: [] });
  const engine = await engineOf(db);
  const [terms, { meant, titles, inUse }] = await Promise.all([loadTerms(db), engine.suggest(route, q)]);
  return ok({
    suggestions: [
      ...(meant === null ? [] : [{ text: meant, group: "didYouMean", url: wordAddress(meant) } as const]),
      ...termsLike(q, inUse, terms, language).slice(0, MOST_TERMS),
      ...titles.map(({ title, url }): Suggestion => ({ text: title, group: "", url })),
    ],
  });
}

/** Terms that documents have and one of whose words begins so; those whose name begins so first. */
function termsLike(q: string, inUse: readonly FacetValue[], terms: Terms, language: Language): readonly Suggestion[] {
  const start = plain(q);
  const common = inCommonForm(start);
  if (start === " ") return [];
  const places = inUse.flatMap(({ key, id }) => {
    const facet = storedFacets[key];
    const term = facet.kind === "term" ? terms.byId(Number(id)) : undefined;
    const name = plain(term?.name ?? "");
    const at = Math.max(name.indexOf(start), inCommonForm(name).indexOf(common));
    if (!term || at === -1 || facet.kind !== "term") return [];
    const isSubItem = facet.groupKind !== undefined && term.kind !== facet.groupKind && term.parent_id !== null;
    const url = isSubItem ? searchAddress({ ...emptySearch, subItems: [id] }) : facetAddress(key, id);
    return [{ at, suggestion: { text: term.name, group: facetTextsIn(language).groups[key], url } }];
  });
  return places.toSorted((a, b) => a.at - b.at).map(({ suggestion }) => suggestion);
}

/** The words as they begin in both forms: «sjukehu» is the beginning of «Sykehuset». */
const inCommonForm = (words: string): string => words.replace(/[^ ]+/g, commonBeginning);

/** Words in small letters with a space before each. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
