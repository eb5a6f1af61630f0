import { shownInText } from "../../../platform/pure/norwegian-number/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { RowColumn } from "../../row/screens/index.ts";
import { baselineColumn, cellLabel, measuresOf, type OutcomeColumnKey, outcomeColumns } from "../rules/index.ts";
import { outcomeCellTexts } from "../texts-cells.ts";
import { outcomeWritingTexts as texts } from "../texts-writing.ts";

const isWritten = (cells: Cells, key: OutcomeColumnKey): boolean => (cells[key] ?? "").trim() !== "";

/** Another group is asked for when the one before it has a name. */
const hasGroup = (cells: Cells, number: number): boolean =>
  number === 1 || isWritten(cells, `baseline.${number === 2 ? 1 : 2}.label`);

/** A second step up is for a large effect only. */
const raises = ["largeEffect", "doseResponse", "confounding"];

/** Whether a column is asked for, by what the row holds. A written cell is always shown, so that it can be removed. */
function isAsked(key: OutcomeColumnKey, cells: Cells): boolean {
  const { kind = "", measure = "", start = "" } = cells;
  const isNumeric = kind !== "narrative";
  const baseline = baselineColumn(key);
  if (baseline) return isNumeric && (kind !== "measured" || baseline.part !== "per") && hasGroup(cells, baseline.group);
  switch (key) {
    case "words":
    case "unit":
    case "scale":
      return kind === "measured";
    case "sd":
      return measure === "SMD";
    case "hrOf":
      return measure === "HR";
    case "measure":
    case "effect":
    case "effectLow":
    case "effectHigh":
    case "importantFrom":
      return isNumeric;
    case "direction":
      return !isWritten(cells, "effect");
    default:
      return !raises.includes(key) || (start !== "" && start !== "randomised");
  }
}

const belowNoStudies = (key: OutcomeColumnKey, group: string): boolean => key !== "comment" && group !== "outcome";

const optionTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = outcomeCellTexts.options;
const steps: Readonly<Record<string, string>> = outcomeCellTexts.options.steps;

const optionText = (key: string, value: string): string => optionTexts[key]?.[value] ?? steps[value] ?? value;
const hints: Readonly<Record<string, string>> = texts.hints;

/** A column's name on the screen and in the history. */
export const outcomeLabel = (column: string): string | null => cellLabel(column, outcomeCellTexts);

/** A stored cell as the screen shows it: a choice by its words, a check by its label, a number with a comma. */
export function outcomeCellText(column: string, text: string): string {
  const type = outcomeColumns.find(({ key }) => key === column)?.type;
  if (text === "") return text;
  if (type === "choice") return column === "noStudies" ? (outcomeLabel(column) ?? text) : optionText(column, text);
  return type === "number" || type === "count" || type === "risk" ? shownInText(text) : text;
}

/** A measure that does not fit the kind is shown while it is chosen. */
function optionsOf(key: string, all: readonly string[], cells: Cells): readonly string[] {
  if (key !== "measure") return all;
  const fitting: readonly string[] = measuresOf(cells);
  return all.filter((each) => each === cells.measure || fitting.includes(each));
}

const WIDE: readonly OutcomeColumnKey[] = ["name", "nameInText", "certaintyWhy", "comment"];

const beginsLine = (key: OutcomeColumnKey): boolean =>
  ["effect", "importantFrom", "riskOfBias", "largeEffect", "certainty"].includes(key) ||
  baselineColumn(key)?.part === "value";

const isNarrow = (key: OutcomeColumnKey): boolean => !WIDE.includes(key) && !key.endsWith(".source");

/** The fields of an outcome that the row asks for, in their groups. @param helps by column, as the template has them */
export const columnsFor = (cells: Cells, helps: Readonly<Record<string, string>>): readonly RowColumn[] =>
  outcomeColumns
    .filter(({ key, group }) => {
      if (isWritten(cells, key)) return true;
      return !(cells.noStudies === "ja" && belowNoStudies(key, group)) && isAsked(key, cells);
    })
    .map((column): RowColumn => {
      const { key, type, group } = column;
      const [hint, help] = [hints[key], helps[key]];
      const field = {
        key,
        shown: (stored: string) => outcomeCellText(key, stored),
        label: outcomeLabel(key) ?? key,
        group: texts.groups[group],
        isNarrow: isNarrow(key),
        startsLine: beginsLine(key),
        ...(hint ? { hint } : {}),
        ...(help ? { help } : {}),
        ...(key === "name" ? { required: true } : {}),
        ...("max" in column ? { maxLength: column.max } : {}),
      };
      if (key === "noStudies") return { ...field, type: "check", checked: "ja" };
      if (type === "choice")
        return {
          ...field,
          type,
          options: optionsOf(key, column.options, cells),
        };
      return { ...field, type: type === "lines" ? "lines" : "line" };
    });

/** The fields of an outcome that is added: the outcome itself. The numbers are written once it is there. */
export const firstColumns = (helps: Readonly<Record<string, string>>): ((cells: Cells) => readonly RowColumn[]) => {
  const first: readonly string[] = outcomeColumns.filter(({ group }) => group === "outcome").map(({ key }) => key);
  return (cells) => columnsFor(cells, helps).filter(({ key }) => first.includes(key) && key !== "noStudies");
};
