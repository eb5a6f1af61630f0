import { shownAsWritten } from "../../../../platform/pure/norwegian-number/index.ts";
import type { ResultCells } from "./columns.ts";

/** The words of a result for readers: features/evidence/texts.ts. */
export type ResultWords = {
  readonly numbers: string;
  readonly versus: (intervention: string, control: string) => string;
  readonly of: (events: string, total: string) => string;
  readonly all: (total: string) => string;
  readonly percent: (share: string) => string;
  readonly mean: (mean: string, about: string) => string;
  readonly deviation: (deviation: string) => string;
  readonly points: string;
  readonly interval: (low: string, high: string) => string;
  readonly adjusted: string;
  readonly notKnown: string;
};

const shown = (cell: string | undefined): string => shownAsWritten((cell ?? "").trim());

type Arm = Readonly<Record<"events" | "total" | "percent" | "mean" | "sd", string>>;

const armOf = (cells: ResultCells, arm: "intervention" | "control"): Arm => ({
  events: shown(cells[`${arm}Events`]),
  total: shown(cells[`${arm}Total`]),
  percent: shown(cells[`${arm}Percent`]),
  mean: shown(cells[`${arm}Mean`]),
  sd: shown(cells[`${arm}Sd`]),
});

function armText({ events, total, percent, mean, sd }: Arm, words: ResultWords): string {
  const share = percent === "" ? "" : words.percent(percent);
  if (mean !== "" || sd !== "") {
    const about = [sd === "" ? "" : words.deviation(sd), total === "" ? "" : words.all(total)];
    return words.mean(mean, about.filter(Boolean).join(", "));
  }
  if (events !== "") {
    const counted = total === "" ? events : words.of(events, total);
    return share === "" ? counted : `${counted} (${share})`;
  }
  return [share, total === "" ? "" : words.all(total)].filter(Boolean).join(", ");
}

/** «RR 0,74 (95 % KI 0,55 til 1,00)», as typed. No dash stands between numbers that may be negative. */
function effectText(
  { measure = "", effect = "", effectLow = "", effectHigh = "", effectUnit = "" }: ResultCells,
  words: Pick<ResultWords, "points" | "interval">,
): string {
  const unit = measure === "RD" && effectUnit === "prosentpoeng" ? words.points : "";
  const value = effect.trim() === "" ? "" : [measure, shown(effect), unit].filter(Boolean).join(" ");
  const interval =
    effectLow.trim() === "" || effectHigh.trim() === "" ? "" : words.interval(shown(effectLow), shown(effectHigh));
  if (value === "") return interval === "" ? "" : [measure, interval].filter(Boolean).join(" ");
  return interval === "" ? value : `${value} (${interval})`;
}

/** «p = 0,04», «p < 0,001». */
function pText(cell = ""): string {
  const [, sign = "", number = ""] = /^([<>]?)(.*)$/.exec(cell.trim()) ?? [];
  return number === "" ? "" : `p ${sign === "" ? "=" : sign} ${shown(number)}`;
}

/** A result in one line, without its outcome: «6 av 41 mot 3 av 40, RR 1,95 (95 % KI 0,52 til 7,3)». */
export function resultLine(cells: ResultCells, words: ResultWords): string {
  const [intervention, control] = [armOf(cells, "intervention"), armOf(cells, "control")].map((arm) =>
    armText(arm, words),
  );
  const arms = !intervention && !control ? "" : words.versus(intervention || words.notKnown, control || words.notKnown);
  const effect = effectText(cells, words);
  const numbers = [arms, effect, pText(cells.pValue), cells.adjusted === "ja" ? words.adjusted : ""]
    .filter(Boolean)
    .join(", ");
  const text = (cells.text ?? "").trim();
  return [numbers, text].filter(Boolean).join(". ");
}
