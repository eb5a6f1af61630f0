import { isRatio } from "../../../outcome/rules/index.ts";
import { type NumberColumn, numberColumns } from "./columns.ts";
import { type ResultRow, scaled, type Typed } from "./result-row.ts";

/** Slips that people make with numbers, in the order in which they are tried. */
export type Slip =
  | "ArmsSwapped"
  | "ErrorForDeviation"
  | "DecimalMoved"
  | "PercentOrShare"
  | "DigitsSwapped"
  | "OtherMeasure"
  | "Complement"
  | "OtherConfidence";

type Change = { readonly slip: Slip; readonly changed: ResultRow };
type Numbers = ResultRow["numbers"];

const withNumbers = (row: ResultRow, numbers: Numbers): ResultRow => ({
  ...row,
  numbers: { ...row.numbers, ...numbers },
});

/** The row as it would be without each slip, in the order in which they are tried. */
export const changesFor = (row: ResultRow): readonly Change[] => [...eachChange(row)];

function* eachChange(row: ResultRow): Generator<Change, undefined> {
  const tried = (slip: Slip, numbers: Numbers): Change => ({ slip, changed: withNumbers(row, numbers) });
  yield tried("ArmsSwapped", effectTurned(row));
  yield tried("ArmsSwapped", armsExchanged(row.numbers));
  // Before the decimals: one deviation that is ten times as large may fit too.
  yield tried("ErrorForDeviation", deviations(row.numbers));
  for (const column of numberColumns) {
    const number = row.numbers[column];
    if (!number) continue;
    yield tried("DecimalMoved", { [column]: scaled(number, 10) });
    yield tried("DecimalMoved", { [column]: scaled(number, 0.1) });
  }
  for (const column of percentColumns) {
    const number = row.numbers[column];
    if (number) yield tried("PercentOrShare", { [column]: scaled(number, 100) });
  }
  yield tried("PercentOrShare", effectTimes(row, 100));
  yield tried("PercentOrShare", effectTimes(row, 0.01));
  for (const column of numberColumns) {
    const number = row.numbers[column];
    if (number) for (const swapped of digitsSwapped(number)) yield tried("DigitsSwapped", { [column]: swapped });
  }
  if (row.measure === "RR") yield { slip: "OtherMeasure", changed: { ...row, measure: "OR" } };
  if (row.measure === "OR") yield { slip: "OtherMeasure", changed: { ...row, measure: "RR" } };
  yield tried("Complement", complement(row.numbers));
  // The normal quantiles of 90 and 99 % intervals.
  for (const quantile of [1.6449, 2.5758]) yield { slip: "OtherConfidence", changed: { ...row, quantile } };
  return undefined;
}

const percentColumns = ["interventionPercent", "controlPercent"] as const;
const effectColumns = ["effect", "effectLow", "effectHigh"] as const;

/** The numbers by their new columns, without those that are missing. */
const present = (numbers: Readonly<Partial<Record<NumberColumn, Typed | undefined>>>): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined));

function effectTurned({ measure, numbers }: ResultRow): Numbers {
  const turned = (number: Typed | undefined): Typed | undefined => {
    if (number === undefined || measure === null || !isRatio(measure)) return number && scaled(number, -1);
    return { value: 1 / number.value, half: number.half / number.value ** 2 };
  };
  const { effect, effectLow, effectHigh } = numbers;
  return present({ effect: turned(effect), effectLow: turned(effectHigh), effectHigh: turned(effectLow) });
}

const armsExchanged = (numbers: Numbers): Numbers =>
  present({
    interventionEvents: numbers.controlEvents,
    interventionTotal: numbers.controlTotal,
    interventionMean: numbers.controlMean,
    interventionSd: numbers.controlSd,
    interventionPercent: numbers.controlPercent,
    controlEvents: numbers.interventionEvents,
    controlTotal: numbers.interventionTotal,
    controlMean: numbers.interventionMean,
    controlSd: numbers.interventionSd,
    controlPercent: numbers.interventionPercent,
  });

const effectTimes = ({ measure, numbers }: ResultRow, factor: number): Numbers =>
  measure === "RD"
    ? present(
        Object.fromEntries(effectColumns.map((column) => [column, numbers[column] && scaled(numbers[column], factor)])),
      )
    : {};

function digitsSwapped({ value, half }: Typed): readonly Typed[] {
  const decimals = Math.max(0, Math.round(-Math.log10(2 * half)));
  const digits = Array.from(Math.abs(value).toFixed(decimals).replace(".", ""));
  return digits.slice(1).flatMap((digit, at) => {
    const before = digits[at] ?? "";
    if (digit === before) return [];
    const turned = digits.toSpliced(at, 2, digit, before).join("");
    return [{ value: (Math.sign(value) * Number(turned)) / 10 ** decimals, half }];
  });
}

function complement({
  interventionEvents: a,
  interventionTotal: n1,
  controlEvents: c,
  controlTotal: n2,
}: Numbers): Numbers {
  if (!a || !n1 || !c || !n2) return {};
  return {
    interventionEvents: { value: n1.value - a.value, half: a.half },
    controlEvents: { value: n2.value - c.value, half: c.half },
  };
}

/** A standard error is a deviation divided by the root of the number. */
function deviations({ interventionSd, interventionTotal, controlSd, controlTotal }: Numbers): Numbers {
  if (!interventionSd || !interventionTotal || !controlSd || !controlTotal) return {};
  return {
    interventionSd: scaled(interventionSd, Math.sqrt(interventionTotal.value)),
    controlSd: scaled(controlSd, Math.sqrt(controlTotal.value)),
  };
}
