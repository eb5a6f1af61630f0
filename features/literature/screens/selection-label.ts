import { PREVIOUS_COLUMN, selectionFields, updateColumn } from "../rules/index.ts";
import { selectionTexts, selectionAuthorTexts as texts } from "../texts-selection.ts";

/** The label of a cell in the selection of studies, by its column. */
export const selectionLabel = (column: string): string => {
  if (column === PREVIOUS_COLUMN) return selectionTexts.update.previous;
  const update = updateColumn("");
  if (column.startsWith(update)) return texts.update.cell(selectionLabel(column.slice(update.length)));
  const field = selectionFields.find((each) => each === column);
  if (field) return texts.fields[field];
  const [, place = "0", of = ""] = /^excluded\.(\d+)\.(.+)$/.exec(column) ?? [];
  return of === "number" ? texts.reasonNumber(Number(place)) : texts.reason(Number(place));
};
