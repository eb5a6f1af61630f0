import type { Sheet, SheetWords } from "../../document/rules/index.ts";
import { baselineColumn, type CellWords } from "./cell-label.ts";
import { baselines, type OutcomeCells, type OutcomeColumn, outcomeColumns } from "./columns.ts";
import { type Computed, computedOf } from "./computed.ts";
import { effectsOf, type Shown } from "./effects.ts";
import type { OutcomeTable } from "./schema.ts";

/** The columns that follow from the cells. */
const computedColumns = [
  "per",
  "baseline",
  "with",
  "withLow",
  "withHigh",
  "difference",
  "differenceLow",
  "differenceHigh",
  "nnt",
  "nntLow",
  "nntHigh",
  "certainty",
  "sentence",
] as const;
export type ComputedColumn = (typeof computedColumns)[number];

type Cell = string | number;
type Line = { readonly cells: OutcomeCells; readonly group: number; readonly computed: Record<ComputedColumn, Cell> };

/** The groups of an outcome: those with something written in a cell, or the first. */
function groupsOf(cells: OutcomeCells): readonly number[] {
  const parts = ["value", "per", "label", "source"] as const;
  const written = baselines.filter((n) => parts.some((part) => (cells[`baseline.${n}.${part}`] ?? "") !== ""));
  return written.length > 0 ? written : [1];
}

const computedIn = (shown: Shown | null, { certainty, sentence }: Computed): Line["computed"] => ({
  per: shown?.per ?? "",
  baseline: shown?.baseline ?? "",
  with: shown?.with ?? "",
  withLow: shown?.withLow ?? "",
  withHigh: shown?.withHigh ?? "",
  difference: shown?.difference ?? "",
  differenceLow: shown?.differenceLow ?? "",
  differenceHigh: shown?.differenceHigh ?? "",
  nnt: shown?.nnt?.n ?? "",
  nntLow: shown?.nnt?.lo ?? "",
  nntHigh: shown?.nnt?.hi ?? "",
  certainty: certainty ?? "",
  sentence: sentence?.nb ?? "",
});

/** Numbers as numbers, so that a spreadsheet can reckon with them; a share such as «11%» stays as it is written. */
const asCell = (text: string, type: OutcomeColumn["type"]): Cell =>
  (type === "number" || type === "count" || type === "risk") && text !== "" && Number.isFinite(Number(text))
    ? Number(text)
    : text;

type Column = { readonly title: string; readonly of: (line: Line) => Cell };

const written = (labels: (key: (typeof outcomeColumns)[number]["key"]) => string): readonly Column[] =>
  outcomeColumns.flatMap(({ key, type }) => {
    const baseline = baselineColumn(key);
    if (baseline === null) return { title: labels(key), of: ({ cells }) => asCell(cells[key] ?? "", type) };
    if (baseline.group !== 1) return [];
    return { title: labels(key), of: (line) => asCell(cellOfGroup(line, baseline.part), type) };
  });

const cellOfGroup = ({ cells, group }: Line, part: keyof CellWords["baseline"]): string =>
  baselines.flatMap((n) => (n === group ? [cells[`baseline.${n}.${part}`] ?? ""] : [])).join("");

/**
 * A line for each outcome and group: the cells as they are stored, and what follows from them. A column that is empty in all lines is
 * left out.
 */
export const outcomeSheet = (
  { title, outcomes, ...texts }: OutcomeTable["reader"] & { readonly title: string },
  { outcomes: words }: Pick<SheetWords, "outcomes">,
): readonly Sheet[] => {
  const lines = outcomes.flatMap(({ cells }: { readonly cells: OutcomeCells }) => {
    const effects = effectsOf(cells);
    const computed = computedOf(cells, texts);
    return groupsOf(cells).map((group): Line => {
      const found = effects.kind === "Effect" ? effects.baselines.find(({ n }) => n === group) : undefined;
      return { cells, group, computed: computedIn(found?.shown ?? null, computed) };
    });
  });
  const all = [
    ...written(words.cells),
    ...computedColumns.map((key): Column => ({ title: words.computed[key], of: ({ computed }) => computed[key] })),
  ];
  const columns = all.filter(({ of }) => lines.some((line) => of(line) !== ""));
  return [
    {
      name: title,
      rows: [columns.map((column) => column.title), ...lines.map((line) => columns.map(({ of }) => of(line)))],
    },
  ];
};
