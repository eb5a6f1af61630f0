import { publicAddress } from "../../../platform/pure/link/index.ts";
import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { decodeStrategy } from "../../../platform/pure/rich-text/index.ts";
import { withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import { sanitizeRichText } from "../../../platform/server/rich-text/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import { cellsOfSearch, checkSearch, type LiteratureSearch, numberOfHits, searchOfRow } from "../rules/index.ts";

/** The cells of a search in a call: any subset; an absent key keeps the stored value. */
type GivenSearch = {
  readonly source?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly date?: string | null | undefined;
  /** HTML-encoded once. */
  readonly strategy?: string | null | undefined;
  readonly numberOfSearchHits?: string | number | null | undefined;
  /** Of a search that repeats another. Empty: not known. */
  readonly hitsSince?: string | number | null | undefined;
};

/** The rules that the number of newer hits breaks. */
const hitsSinceProblems = (
  { hitsSince: stored }: Pick<LiteratureSearch, "hitsSince">,
  { hitsSince }: GivenSearch,
): FieldRefusal[] => {
  if (String(hitsSince ?? "").trim() === "") return [];
  if (stored === undefined) return [{ path: "hitsSince", kind: "NotARepeatedSearch" }];
  return numberOfHits(hitsSince ?? null) === null ? [{ path: "hitsSince", kind: "NotANumber" }] : [];
};

/**
 * The given cells of a search as they are stored, or every rule that they break.
 * @param stored the cells that the row has; of a new one its type alone
 */
export function acceptSearch(stored: Cells, given: GivenSearch): Result<Cells> {
  const before = searchOfRow(stored);
  const isGiven = (path: string) => Object.entries(given).some(([key, value]) => key === path && value != null);
  const input = {
    searchType: before.searchType,
    source: withoutLineBreaks(given.source ?? before.source),
    url: publicAddress(withoutLineBreaks(given.url ?? before.url)),
    date: given.date ?? before.date,
    numberOfSearchHits: given.numberOfSearchHits ?? stored.numberOfSearchHits ?? null,
  };
  const fields = [
    ...checkSearch(input).filter(({ path }) => stored.date === undefined || isGiven(path)),
    ...hitsSinceProblems(before, given),
  ];
  if (fields.length > 0) return invalid(...fields);
  const strategy = sanitizeRichText(decodeStrategy(given.strategy ?? ""));
  if (strategy.kind !== "Sanitized") return invalid({ path: "strategy", kind: strategy.because });
  const accepted = cellsOfSearch({
    ...before,
    source: input.source,
    url: input.url,
    date: isoDay(input.date) ?? "",
    strategy: strategy.html,
    hits: before.searchType === "DB" ? numberOfHits(input.numberOfSearchHits) : null,
    hitsSince: numberOfHits(given.hitsSince ?? null),
  });
  return ok(Object.fromEntries(Object.entries(accepted).filter(([column]) => isGiven(column))));
}
