import { shownInText } from "../../../platform/pure/norwegian-number/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { RowColumn } from "../../row/screens/index.ts";
import { type ResultColumnKey, resultColumns } from "../rules/results/index.ts";
import { resultTexts } from "../texts-results.ts";
import { resultWritingTexts as texts } from "../texts-results-writing.ts";

type Group = keyof typeof texts.groups;

/** The fields in the order of the form. The measure stands before the numbers, since it decides which of them are asked for. */
const layout: Readonly<Record<Group, readonly ResultColumnKey[]>> = {
  outcome: ["outcome", "measure", "pooled"],
  arms: [
    "interventionEvents",
    "interventionTotal",
    "controlEvents",
    "controlTotal",
    "interventionMean",
    "interventionSd",
    "controlMean",
    "controlSd",
    "interventionPercent",
    "controlPercent",
  ],
  effect: ["effect", "effectLow", "effectHigh", "effectUnit", "pValue", "adjusted"],
  words: ["text"],
};
const groups: readonly Group[] = ["outcome", "arms", "effect", "words"];

const isOfMeans = ({ measure = "" }: Cells): boolean => measure === "MD" || measure === "SMD";

/** Whether a field is asked for, by what the row holds. A written cell is always shown, so that it can be removed. */
function isAsked(key: ResultColumnKey, cells: Cells): boolean {
  if ((cells[key] ?? "") !== "") return true;
  if (key === "effectUnit") return cells.measure === "RD";
  if (!layout.arms.includes(key)) return true;
  if (cells.pooled === "ja") return false;
  if (key.endsWith("Mean") || key.endsWith("Sd")) return isOfMeans(cells);
  return key.endsWith("Total") || !isOfMeans(cells);
}

const hints: Readonly<Record<string, string>> = texts.hints;
const optionTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = resultTexts.options;

const isCheck = (key: string): boolean => key === "adjusted" || key === "pooled";

/** A stored cell as the screen shows it: a choice by its words, a check by its label, a number with a comma. */
export function resultCellText(column: string, text: string): string {
  const found = resultColumns.find(({ key }) => key === column);
  if (text === "" || !found) return text;
  if (isCheck(column)) return resultTexts.columns[found.key];
  if (found.type === "choice") return optionTexts[column]?.[text] ?? text;
  return found.type === "number" || found.type === "p" ? shownInText(text) : text;
}

function fieldOf(key: ResultColumnKey, group: Group): RowColumn {
  const column: { readonly type: string; readonly max?: number; readonly options?: readonly string[] } | undefined =
    resultColumns.find((each) => each.key === key);
  const hint = hints[key];
  const field = {
    key,
    label: resultTexts.columns[key],
    shown: (stored: string) => resultCellText(key, stored),
    group: texts.groups[group],
    isNarrow: key !== "outcome" && key !== "text",
    ...(hint ? { hint } : {}),
    ...(key === "outcome" ? { required: true } : {}),
    ...(column?.max === undefined ? {} : { maxLength: column.max }),
  };
  if (isCheck(key)) return { ...field, type: "check", checked: "ja" };
  if (column?.type === "choice")
    return {
      ...field,
      type: "choice",
      options: column.options ?? [],
    };
  return { ...field, type: column?.type === "lines" ? "lines" : "line" };
}

/** The fields of a result that the row asks for, in their groups. */
export const columnsOfResult = (cells: Cells): readonly RowColumn[] =>
  groups.flatMap((group) => layout[group].filter((key) => isAsked(key, cells)).map((key) => fieldOf(key, group)));

/** Every written cell of a result in words, to copy. */
export const wordsOfResult = (cells: Cells): string =>
  columnsOfResult(cells)
    .map(({ key, label }) => [label, resultCellText(key, cells[key] ?? "")] as const)
    .filter(([, text]) => text !== "")
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
