import { shownAsWritten, shownNumber } from "../../../../platform/pure/norwegian-number/index.ts";
import { isRatio, type Measure } from "../../../outcome/rules/index.ts";
import { effectOfArms, type Finding, type FoundInResult } from "./check-result.ts";
import type { NumberColumn, ResultCells, StudyOfResult } from "./columns.ts";
import type { Slip } from "./likely-slip.ts";
import { isInPoints, typedNumber } from "./result-row.ts";

/** The numbers in the text of a finding, as they are shown. */
export type FindingFacts =
  | { readonly finding: "EventsAboveTotal"; readonly events: string; readonly total: string; readonly areMore: boolean }
  | {
      readonly finding: "PercentDoesNotFit";
      readonly events: string;
      readonly total: string;
      readonly percent: string;
      /** The percentage of the counts; null without both. */
      readonly counted: string | null;
    }
  | {
      readonly finding: "MoreThanEnrolled" | "FarFewerThanEnrolled";
      readonly analysed: string;
      readonly enrolled: string;
    }
  | {
      readonly finding: "EstimateOutsideInterval" | "IntervalReversed" | "IntervalUneven";
      readonly effect: string;
      readonly low: string;
      readonly high: string;
    }
  | { readonly finding: "EstimateDoesNotFit"; readonly computed: string; readonly effect: string }
  | {
      readonly finding: "IntervalDoesNotFit";
      readonly low: string;
      readonly high: string;
      /** The typed interval is narrower than that of 95 %. */
      readonly isNarrower: boolean;
    }
  | { readonly finding: "PAgainstInterval"; readonly p: string; readonly none: string; readonly isInside: boolean }
  | { readonly finding: "WordsAgainstNumber"; readonly number: "less" | "more" };

export type ToldFinding = FindingFacts & { readonly slip: Slip | null };

const shown = (cell: string | undefined): string => shownAsWritten((cell ?? "").trim());
const sizeOf = (cell: string | undefined): number => typedNumber(cell)?.value ?? Number.NaN;

/** Decimals of a computed effect: two for ratios, those of the means for differences, three for shares. */
const decimalsOf = (measure: Measure, { interventionMean, controlMean }: ResultCells): number => {
  if (measure === "RD") return 3;
  if (measure !== "MD") return 2;
  const decimals = [interventionMean, controlMean].map((mean) => /[.,](\d+)/.exec(mean ?? "")?.[1]?.length ?? 0);
  return Math.min(Math.max(1, ...decimals), 3);
};

/** The effect that the arms give, as an author would type it. Null where they give none. */
export type ComputedEffect = {
  readonly measure: Measure;
  readonly effect: string;
  readonly low: string;
  readonly high: string;
  /** Of a risk difference: the unit that it is in. */
  readonly unit: "" | "andel" | "prosentpoeng";
};

export function computedEffect(cells: ResultCells): ComputedEffect | null {
  const found = effectOfArms(cells);
  if (found === null) return null;
  const { measure, value, low, high } = found;
  const arePoints = measure === "RD" && isInPoints(cells);
  const decimals = arePoints ? 1 : decimalsOf(measure, cells);
  const text = (number: number) => shownNumber(arePoints ? number * 100 : number, decimals);
  const unit = measure !== "RD" ? "" : arePoints ? "prosentpoeng" : "andel";
  return { measure, effect: text(value), low: text(low), high: text(high), unit };
}

type Arm = "intervention" | "control";
const armOf = (columns: FoundInResult["cells"]): Arm =>
  columns.some((column) => column.startsWith("intervention")) ? "intervention" : "control";

/** A finding with the numbers of its text. */
export function toldFinding(found: FoundInResult, cells: ResultCells, study: StudyOfResult): ToldFinding {
  return { ...factsOf(found.finding, armOf(found.cells), cells, study), slip: found.slip };
}

function factsOf(finding: Finding, arm: Arm, cells: ResultCells, study: StudyOfResult): FindingFacts {
  const of = (what: "Events" | "Total" | "Percent") => cells[`${arm}${what}` satisfies NumberColumn];
  const [low, high] = [shown(cells.effectLow), shown(cells.effectHigh)];
  switch (finding) {
    case "EventsAboveTotal":
      return {
        finding,
        events: shown(of("Events")),
        total: shown(of("Total")),
        areMore: sizeOf(of("Events")) > sizeOf(of("Total")),
      };
    case "PercentDoesNotFit": {
      const share = (100 * sizeOf(of("Events"))) / sizeOf(of("Total"));
      return {
        finding,
        events: shown(of("Events")),
        total: shown(of("Total")),
        percent: shown(of("Percent")),
        counted: Number.isFinite(share) && share <= 100 ? shortest(share) : null,
      };
    }
    case "MoreThanEnrolled":
    case "FarFewerThanEnrolled":
      return { finding, analysed: shown(of("Total")), enrolled: shown(study[`${arm}GroupNumberOfPatients`]) };
    case "EstimateOutsideInterval":
    case "IntervalReversed":
    case "IntervalUneven":
      return { finding, effect: shown(cells.effect), low, high };
    case "EstimateDoesNotFit": {
      const computed = computedEffect(cells);
      return {
        finding,
        computed: computed ? `${computed.measure} ${computed.effect}` : "",
        effect: shown(cells.effect),
      };
    }
    case "IntervalDoesNotFit": {
      const computed = computedEffect(cells);
      const typed = widthOf(cells.effectLow, cells.effectHigh, cells);
      return {
        finding,
        low: computed?.low ?? "",
        high: computed?.high ?? "",
        isNarrower: computed !== null && typed < widthOf(computed.low, computed.high, cells),
      };
    }
    case "PAgainstInterval": {
      const none = isOfRatio(cells) ? 1 : 0;
      return {
        finding,
        p: (cells.pValue ?? "").trim().replace(".", ",").replace(/^p\s*/iu, ""),
        none: String(none),
        isInside: sizeOf(cells.effectLow) <= none && sizeOf(cells.effectHigh) >= none,
      };
    }
    case "WordsAgainstNumber":
      return { finding, number: sizeOf(cells.effect) < (isOfRatio(cells) ? 1 : 0) ? "less" : "more" };
  }
}

const isOfRatio = ({ measure = "" }: ResultCells): boolean => isRatio(measure);

const widthOf = (low: string | undefined, high: string | undefined, cells: ResultCells): number =>
  isOfRatio(cells) ? Math.log(sizeOf(high) / sizeOf(low)) : sizeOf(high) - sizeOf(low);

/** With one decimal, or none where it is 0. */
const shortest = (value: number): string => shownNumber(value, 1).replace(/,0$/u, "");
