import { shownAsWritten, shownNumber } from "../../../platform/pure/norwegian-number/index.ts";
import type { OutcomeCells } from "./columns.ts";
import { type Effects, measuredDecimals, type Shown } from "./effects.ts";
import type { Needed } from "./needed-to-treat.ts";
import { comparativeOf, type WrittenForm } from "./sentence-words.ts";

const words = {
  nb: {
    from: "fra",
    fewer: "færre",
    more: "flere",
    asMany: "like mange",
    noDifference: "ingen forskjell",
    deviations: "standardavvik",
    treated: "for hver",
    people: "behandlet",
    one: "Én",
  },
  nn: {
    from: "frå",
    fewer: "færre",
    more: "fleire",
    asMany: "like mange",
    noDifference: "ingen skilnad",
    deviations: "standardavvik",
    treated: "for kvar",
    people: "behandla",
    one: "Éin",
  },
} as const;

type Asked = {
  readonly cells: OutcomeCells;
  readonly effect: Extract<Effects, { readonly kind: "Effect" }>;
  readonly shown: Shown;
  readonly form: WrittenForm;
};

/** One number of a difference, as its size and the word for its direction. */
type Part = { readonly size: string; readonly word: string };

function partOf({ cells, effect, form }: Asked, value: number): Part {
  const said = words[form];
  const isOfPeople = effect.scale === "risk" || effect.scale === "rate";
  if (value === 0) return { size: "", word: isOfPeople ? said.asMany : said.noDifference };
  if (isOfPeople) return { size: shownNumber(Math.abs(value)), word: value < 0 ? said.fewer : said.more };
  return {
    size: shownNumber(Math.abs(value), measuredDecimals(cells)),
    word: comparativeOf(cells, value < 0 ? "lower" : "higher", form),
  };
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** The difference without its interval, the interval alone, or null without one: «29 færre», «fra 49 færre til like mange». */
export function differenceWords(asked: Asked): { readonly value: string; readonly interval: string | null } {
  const { cells, effect, shown, form } = asked;
  const main = partOf(asked, shown.difference);
  const unit =
    effect.scale === "units" ? (cells.unit ?? "").trim() : effect.scale === "deviations" ? words[form].deviations : "";
  const value = joined(main.size, main.size === "" ? "" : unit, main.word);
  const { differenceLow, differenceHigh } = shown;
  if (differenceLow === null || differenceHigh === null) return { value, interval: null };
  const [low, high] = [partOf(asked, differenceLow), partOf(asked, differenceHigh)];
  // Numbers of people say their word at both ends; units say it once where both ends have the same.
  const isSaidOnce = (effect.scale === "units" || effect.scale === "deviations") && low.word === high.word;
  const first = isSaidOnce ? low.size : joined(low.size, low.word);
  return { value, interval: joined(words[form].from, first, "til", high.size, high.word) };
}

/** «Én færre for hver 21 behandlet», and its interval: «fra 15 til 54». The letters NNT never stand alone. */
export function neededWords(
  needed: Needed,
  { difference }: Pick<Shown, "difference">,
  form: WrittenForm,
): { readonly value: string; readonly interval: string } {
  const said = words[form];
  const { n, lo, hi } = needed;
  return {
    value: `${said.one} ${difference < 0 ? said.fewer : said.more} ${said.treated} ${shownNumber(n)} ${said.people}`,
    interval: `${said.from} ${shownNumber(lo)} til ${shownNumber(hi)}`,
  };
}

/** «RR 0,74 (95 % KI 0,55 til 1,00)», as typed. No dash stands between numbers that may be negative. */
export function relativeText({ measure = "", effect = "", effectLow = "", effectHigh = "" }: OutcomeCells): string {
  const value = joined(measure, shownAsWritten(effect));
  const hasInterval = effectLow.trim() !== "" && effectHigh.trim() !== "";
  return hasInterval ? `${value} (95 % KI ${shownAsWritten(effectLow)} til ${shownAsWritten(effectHigh)})` : value;
}
