import { doiIn, doiKey, pmidKey } from "../../reference/rules/index.ts";
import type { Nature, Notice } from "./notice.ts";
import { isoDates } from "./notice-date.ts";

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

/** A notice with its date as it was written: the whole list says what its dates mean. */
type Undated = Omit<Notice, "on"> & { readonly date: string };

/**
 * The notice in a row of the list. Null for a row that says nothing of a paper: an empty one, or one whose paper has neither DOI nor
 * PubMed number.
 */
export function noticeOfRow(cell: (column: NeededColumn) => string): Undated | null {
  const recordId = Number(cell("Record ID"));
  const nature = natureNamed[cell("RetractionNature").trim().toLowerCase()];
  if (!Number.isSafeInteger(recordId) || recordId <= 0 || nature === undefined) return null;
  const doi = doiKey(doiIn(cell("OriginalPaperDOI")));
  const pmid = pmidKey(cell("OriginalPaperPubMedID"));
  if (doi === "" && pmid === "") return null;
  return { recordId, doi, pmid, nature, date: cell("RetractionDate"), noticeDoi: cell("RetractionDOI").trim() };
}

/** The notices of a whole list with their dates. */
export function withDates(notices: readonly Undated[]): readonly Notice[] {
  const dates = isoDates(notices.map(({ date }) => date));
  return notices.map(({ date: _, ...notice }, at) => ({ ...notice, on: dates[at] ?? null }));
}
