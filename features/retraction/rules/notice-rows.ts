import { doiIn, doiKey, pmidKey } from "../../reference/rules/index.ts";
import type { Nature, Notice } from "./notice.ts";

/** The columns of the list that are read. */
export const neededColumns = [
  "Record ID",
  "RetractionDate",
  "RetractionDOI",
  "OriginalPaperDOI",
  "OriginalPaperPubMedID",
  "RetractionNature",
] as const;
export type NeededColumn = (typeof neededColumns)[number];

const natureNamed: Readonly<Record<string, Nature>> = {
  retraction: "retraction",
  "expression of concern": "concern",
  correction: "correction",
  reinstatement: "reinstatement",
};

const MONTH_FIRST = /^\s*(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?:\s|$)/;
/** As Norwegian spreadsheets save a date. */
const DAY_FIRST = /^\s*(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?:\s|$)/;
const ISO = /^\s*(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T\s]|$)/;

/** `8/16/2023 0:00`, `16.08.2023` or `2023-08-16` as ISO; null when the calendar lacks the day. */
const isoOf = (written: string): string | null => {
  const found = MONTH_FIRST.exec(written) ?? DAY_FIRST.exec(written) ?? ISO.exec(written);
  const { month = "", day = "", year = "" } = found?.groups ?? {};
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = Date.parse(iso);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : null;
};

/**
 * The notice in a row of the list. Null for a row that says nothing of a paper: an empty one, or one whose paper has neither DOI nor
 * PubMed number.
 */
export function noticeOfRow(cell: (column: NeededColumn) => string): Notice | null {
  const recordId = Number(cell("Record ID"));
  const nature = natureNamed[cell("RetractionNature").trim().toLowerCase()];
  if (!Number.isSafeInteger(recordId) || recordId <= 0 || nature === undefined) return null;
  const doi = doiKey(doiIn(cell("OriginalPaperDOI")));
  const pmid = pmidKey(cell("OriginalPaperPubMedID"));
  if (doi === "" && pmid === "") return null;
  return { recordId, doi, pmid, nature, on: isoOf(cell("RetractionDate")), noticeDoi: cell("RetractionDOI").trim() };
}
