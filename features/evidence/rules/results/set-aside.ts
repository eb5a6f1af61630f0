import { canonicalNumber } from "../../../../platform/pure/norwegian-number/index.ts";
import { plainTextOf } from "../../../../platform/pure/rich-text/index.ts";
import { checkResult, type Finding, type FoundInResult } from "./check-result.ts";
import { numberColumns, type ResultCells, type StudyOfResult } from "./columns.ts";
import { canonicalP } from "./p-value.ts";

/** The cells whose change brings a finding back. */
const watched = [...numberColumns, "measure", "effectUnit", "pValue", "adjusted", "pooled"] as const;

/** A number that is being typed is the same as the stored one. */
const asStored = (cell: string): string => canonicalNumber(cell.replace(/\s*%$/u, "")) ?? canonicalP(cell) ?? cell;

/** A short name for the numbers of a result: FNV-1a, 32 bits. Two rows are never compared, only one row with itself. */
function printOf(cells: ResultCells): string {
  const text = watched.map((key) => asStored((cells[key] ?? "").trim())).join("|");
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The form of the cell `setAside`: a finding and the numbers that it was about, several times. */
export const SET_ASIDE = /^(?:[A-Za-z]{1,40}:[0-9a-f]{8})(?: [A-Za-z]{1,40}:[0-9a-f]{8})*$/;

/** The marks that still hold: those that were set on the numbers of now. */
const marksOf = (cells: ResultCells): readonly string[] => {
  const print = `:${printOf(cells)}`;
  return (cells.setAside ?? "").split(" ").flatMap((mark) => (mark.endsWith(print) ? [mark.split(":")[0] ?? ""] : []));
};

/** The cell `setAside` once a finding is set aside, or looked at again. Marks on earlier numbers are left out. */
export function setAsideCell(cells: ResultCells, finding: Finding, isAside: boolean): string {
  const others = marksOf(cells).filter((each) => each !== finding);
  return [...others, ...(isAside ? [finding] : [])].map((each) => `${each}:${printOf(cells)}`).join(" ");
}

/** The findings of a result: those to look at, and those that an author has set aside while no number has changed. */
export function findingsOf(
  cells: ResultCells,
  study: StudyOfResult,
): { readonly open: readonly FoundInResult[]; readonly setAside: readonly FoundInResult[] } {
  const found = checkResult(cells, study);
  const aside = marksOf(cells);
  return {
    open: found.filter(({ finding }) => !aside.includes(finding)),
    setAside: found.filter(({ finding }) => aside.includes(finding)),
  };
}

/** The cells of a study's row that its results are compared with. */
export const studyOfResult = (cells: Readonly<Record<string, string>>): StudyOfResult => ({
  interventionGroupNumberOfPatients: cells.interventionGroupNumberOfPatients ?? "",
  controlGroupNumberOfPatients: cells.controlGroupNumberOfPatients ?? "",
  resultEffect: plainTextOf(cells.resultEffect ?? ""),
});
