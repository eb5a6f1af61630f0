import { outcomeColumns } from "./columns.ts";

/** The words of the cells: features/outcome/texts-cells.ts. */
export type CellWords = {
  readonly labels: Readonly<Record<string, string>>;
  readonly baseline: Readonly<Record<"value" | "per" | "label" | "source", string>>;
  readonly numbered: (label: string, number: number) => string;
};

const BASELINE = /^baseline\.(\d)\.(value|per|label|source)$/;

/** The group and the part that a column of a baseline is of; null for another column. */
export function baselineColumn(
  key: string,
): { readonly group: number; readonly part: keyof CellWords["baseline"] } | null {
  const [, group = "", part = ""] = BASELINE.exec(key) ?? [];
  return part === "value" || part === "per" || part === "label" || part === "source"
    ? { group: Number(group), part }
    : null;
}

/** The name of a cell; null for a column that outcomes do not have. */
export function cellLabel(column: string, words: CellWords): string | null {
  if (!outcomeColumns.some(({ key }) => key === column)) return null;
  const baseline = baselineColumn(column);
  return baseline ? words.numbered(words.baseline[baseline.part], baseline.group) : (words.labels[column] ?? null);
}
