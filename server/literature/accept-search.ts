import { checkSearch, hitsOf, isoDay, type SearchInput } from "../../core/literature/index.ts";
import { invalid, ok, type Result } from "../../core/refusal/index.ts";
import { decodeStrategy, withoutControls } from "../../core/rich-text/index.ts";
import { sanitizeRichText } from "../rich-text/index.ts";
import type { SearchRow } from "./store.ts";

export type GivenSearch = {
  readonly source: string;
  readonly url?: string | null | undefined;
  readonly date: string;
  readonly strategy?: string | null | undefined;
  readonly numberOfSearchHits?: string | number | null | undefined;
};

type Accepted = Pick<SearchRow, "source" | "url" | "date" | "strategy" | "hits">;

const oneLine = (text: string): string => withoutControls(text).replace(/\s+/g, " ").trim();

/** A search as it is stored, or every rule it breaks: A section 5. `strategy` arrives HTML-encoded and is decoded once. */
export function acceptSearch(searchType: "DB" | "Web", given: GivenSearch): Result<Accepted> {
  const input: SearchInput = {
    searchType,
    source: oneLine(given.source),
    url: oneLine(given.url ?? ""),
    date: given.date,
    numberOfSearchHits: given.numberOfSearchHits ?? null,
  };
  const fields = checkSearch(input);
  if (fields.length > 0) return invalid(...fields);
  const strategy = sanitizeRichText(decodeStrategy(given.strategy ?? ""));
  if (strategy.kind !== "Sanitized") return invalid({ path: "strategy", kind: "TooLong" });
  const hits = searchType === "DB" ? hitsOf(input.numberOfSearchHits) : null;
  return ok({ source: input.source, url: input.url, date: isoDay(input.date) ?? "", strategy: strategy.html, hits });
}
