import { labelOf } from "../../economy/screens/economy-label.ts";
import { evidenceColumns } from "../../evidence/rules/index.ts";
import { resultColumns } from "../../evidence/rules/results/index.ts";
import { shownResultCell } from "../../evidence/screens/result-columns.ts";
import { evidenceTexts } from "../../evidence/texts.ts";
import { resultTexts } from "../../evidence/texts-results.ts";
import { imageTexts } from "../../image/texts.ts";
import { selectionLabel } from "../../literature/screens/selection-label.ts";
import { literatureTexts } from "../../literature/texts.ts";
import { outcomeLabel, shownOutcomeCell } from "../../outcome/screens/outcome-columns.ts";
import { referenceColumns } from "../../reference/rules/index.ts";
import { literatureReferenceTexts } from "../../reference/texts.ts";
import { type RowKindName, rowKindNames } from "../../row/rules/index.ts";

const ofSearches: Readonly<Record<string, string>> = {
  source: literatureTexts.sourceChoice,
  url: literatureTexts.link,
  date: literatureTexts.date,
  numberOfSearchHits: literatureTexts.hits,
  strategy: literatureTexts.strategy,
};
const ofImages: Readonly<Record<string, string>> = { alt: imageTexts.alt, decorative: imageTexts.decorative };

const columnLabels: Readonly<Record<RowKindName, (column: string) => string | null>> = {
  literature: (column) => ofSearches[column] ?? null,
  evidence: (column) => {
    const key = evidenceColumns.find((each) => each.key === column)?.key;
    return key ? evidenceTexts.columns[key] : null;
  },
  result: (column) => {
    const key = resultColumns.find((each) => each.key === column && each.type !== "marks")?.key;
    return key ? resultTexts.columns[key] : null;
  },
  image: (column) => ofImages[column] ?? null,
  reference: (column) => {
    const key = referenceColumns.find((each) => each === column);
    return key ? literatureReferenceTexts.columns[key] : null;
  },
  selection: selectionLabel,
  outcome: outcomeLabel,
  economy: labelOf,
};

const kindNamed = (rowKind: string | null): RowKindName | undefined => rowKindNames.find((each) => each === rowKind);

const shownCells: Readonly<Partial<Record<RowKindName, (column: string, stored: string) => string>>> = {
  result: shownResultCell,
  outcome: shownOutcomeCell,
};

/** A stored cell as authors read it on the screen. @param rowKind null for a text, which is shown as it is */
export function shownCell(rowKind: string | null, column: string | null, stored: string): string {
  const kind = kindNamed(rowKind);
  return kind && column !== null ? (shownCells[kind]?.(column, stored) ?? stored) : stored;
}

/** The label of a row's cell on the screen; null for a cell that people do not write. @param rowKind null for a text */
export function columnLabel(rowKind: string | null, column: string | null): string | null {
  if (rowKind === null || column === null) return "";
  const kind = kindNamed(rowKind);
  return kind ? columnLabels[kind](column) : null;
}
