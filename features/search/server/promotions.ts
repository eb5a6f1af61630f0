import { phraseKey } from "../../../platform/pure/read-index/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { SearchResultItem } from "../../api/index.ts";
import type { Asked } from "./engine.ts";
import { publicDocuments } from "./promotions-store.ts";
import { loadRules } from "./rules.ts";

/** The maximum number of promoted documents. More would hide the search results. */
const MOST_SHOWN = 3;

/**
 * The documents that editors put first for the words of a search. Only on the first page, and only without filters. Reads the
 * current documents, so a withdrawn document is left out.
 */
export async function promotedFor(db: Db, asked: Asked): Promise<SearchResultItem[]> {
  const { route, q, page, state, chosen } = asked;
  const isNarrowed = state !== "all" || [chosen.subItems, ...Object.values(chosen.items)].some((ids) => ids.length > 0);
  const key = phraseKey(q);
  if (key === "" || page > 1 || isNarrowed) return [];
  const { promotions } = await loadRules(db);
  const refs = promotions.filter((each) => each.route === route && each.keys.has(key)).map(({ ref }) => ref);
  if (refs.length === 0) return [];
  const byRef = new Map((await publicDocuments(db, route, refs)).map((each) => [each.ref, each.result]));
  return [...new Set(refs)]
    .flatMap((ref) => byRef.get(ref) ?? [])
    .slice(0, MOST_SHOWN)
    .map((result) => ({ ...result, excerpt: [] }));
}
