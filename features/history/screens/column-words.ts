import { labelOf } from "../../economy/screens/economy-label.ts";
import { evidenceColumns } from "../../evidence/rules/index.ts";
import { resultColumns } from "../../evidence/rules/results/index.ts";
import { resultCellText } from "../../evidence/screens/result-columns.ts";
import { evidenceTexts } from "../../evidence/texts.ts";
import { resultTexts } from "../../evidence/texts-results.ts";
import { imageTexts } from "../../image/texts.ts";
import { selectionLabel } from "../../literature/screens/selection-label.ts";
import { literatureTexts } from "../../literature/texts.ts";
import { searchesTexts } from "../../literature/texts-searches.ts";
import { outcomeCellText, outcomeLabel } from "../../outcome/screens/outcome-columns.ts";
import { referenceColumns } from "../../reference/rules/index.ts";
import { literatureReferenceTexts } from "../../reference/texts.ts";
import { type RowKindName, rowKindNames } from "../../row/rules/index.ts";

const ofSearches: Readonly<Record<string, string>> = {
  source: literatureTexts.sourceChoice,
  url: literatureTexts.link,
  date: literatureTexts.date,
  numberOfSearchHits: literatureTexts.hits,
  hitsSince: searchesTexts.hitsSinceBefore,
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

const cellTexts: { readonly [Kind in RowKindName]?: (column: string, text: string) => string } = {
  result: resultCellText,
  outcome: outcomeCellText,
};

/** A stored cell in the words of the screen. @param rowKind null for a text */
export function cellText(rowKind: string | null, column: string | null, text: string): string {
  const kind = kindNamed(rowKind);
  return (kind && column !== null && cellTexts[kind]?.(column, text)) || text;
}

/** The label of a row's cell on the screen; null for a cell that people do not write. @param rowKind null for a text */
export function columnLabel(rowKind: string | null, column: string | null): string | null {
  if (rowKind === null || column === null) return "";
  const kind = kindNamed(rowKind);
  return kind ? columnLabels[kind](column) : null;
}
