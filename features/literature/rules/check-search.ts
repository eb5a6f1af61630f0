import { EARLIEST_DATE_INPUT, isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { isWebAddress } from "./web-address.ts";

export type SearchInput = {
  readonly searchType: "DB" | "Web";
  readonly source: string;
  readonly url: string;
  /** ISO, or dd.mm.yyyy */
  readonly date: string;
  /** As the person wrote it; null or empty when nothing was written. */
  readonly numberOfSearchHits: string | number | null;
};

/** The number of hits, a whole number from 0; null when nothing or no number was written. Spaces may group thousands. */
export const numberOfHits = (written: string | number | null): number | null => {
  const digits = String(written ?? "").replace(/[\s\u00a0\u202f]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};

const dateProblem = (date: string): FieldRefusal[] => {
  if (date.trim() === "") return [{ path: "date", kind: "DateRequired" }];
  const day = isoDay(date);
  if (!day) return [{ path: "date", kind: "DateInvalid" }];
  return day < EARLIEST_DATE_INPUT ? [{ path: "date", kind: "DateTooEarly" }] : [];
};

const hitsProblem = ({ searchType, numberOfSearchHits }: SearchInput): FieldRefusal[] => {
  if (searchType === "Web") return [];
  if (String(numberOfSearchHits ?? "").trim() === "") return [{ path: "numberOfSearchHits", kind: "HitsRequired" }];
  return numberOfHits(numberOfSearchHits) === null ? [{ path: "numberOfSearchHits", kind: "NotANumber" }] : [];
};

const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text);

/** For a database the link may be any text without a scheme; other schemes than http(s) (`javascript:`) are always refused. */
const linkProblem = ({ searchType, url }: SearchInput): FieldRefusal[] => {
  const link = url.trim();
  const isFine = link === "" || isWebAddress(link) || (searchType === "DB" && !hasScheme(link));
  return isFine ? [] : [{ path: "url", kind: "NotALink" }];
};

/** Every rule that a literature search breaks, in the order of the form. Empty when it may be saved. */
export const checkSearch = (input: SearchInput): readonly FieldRefusal[] => [
  ...(isBlank(input.source) ? [{ path: "source", kind: "SourceRequired" }] : []),
  ...linkProblem(input),
  ...dateProblem(input.date),
  ...hitsProblem(input),
];
