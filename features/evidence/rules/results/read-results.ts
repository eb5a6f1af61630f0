import { canonicalNumber } from "../../../../platform/pure/norwegian-number/index.ts";
import type { Measure } from "../../../outcome/rules/index.ts";
import type { ResultCells } from "./columns.ts";

const NUMBER = String.raw`[-−–]?\d+(?:[   ]\d{3})*(?:[.,]\d+)?`.replace("[   ]", "[ \\u00a0\\u202f]");
const INTERVAL = String.raw`\(95\s*%\s*(?:KI|CI)\s*:?\s*(${NUMBER})\s*(?:[-–]|til)\s*(${NUMBER})`;

const measureNames: readonly (readonly [RegExp, Measure])[] = [
  [/^(?:relativ risiko|risikoratio|RR)$/iu, "RR"],
  [/^(?:odds\s?ratio|OR)$/iu, "OR"],
  [/^(?:has+ard\s?ratio|HR)$/iu, "HR"],
  [/^(?:insidensrate\s?ratio|rateratio|IRR)$/iu, "IRR"],
];

const RATIO = new RegExp(
  String.raw`(?<![\p{L}])(relativ risiko|risikoratio|odds\s?ratio|has+ard\s?ratio|insidensrate\s?ratio|rateratio|RR|OR|HR|IRR)\s*(?:på|var|=|:)?\s*(${NUMBER})\s*${INTERVAL}`,
  "iu",
);
const LESS = "lavere|lågare|mindre|kortere|kortare|færre";
const MORE = "høyere|høgare|mer|meir|lengre|større|flere|fleire|bedre|betre";
const DIFFERENCE = new RegExp(
  String.raw`(${NUMBER})\s+(?:[^\s\d()]+\s+)?(${LESS}|${MORE})(?![\p{L}])[^(:]*${INTERVAL}`,
  "iu",
);
const SAID_DIFFERENCE = new RegExp(
  String.raw`(?:forskjell|skilnad)(?:en|en på)?\s+(?:på\s+)?(${NUMBER})[^(:\d]*${INTERVAL}`,
  "iu",
);
const ARMS = new RegExp(String.raw`(${NUMBER})\s+av\s+(${NUMBER})\s+mot\s+(${NUMBER})\s+av\s+(${NUMBER})`, "iu");
const ISLESS = new RegExp(`^(?:${LESS})$`, "iu");

/** A result that a text says, for a preview: an author adds it, or does not. */
export type ReadResult = { readonly outcome: string; readonly cells: ResultCells };

/**
 * The results in a study's text: paragraphs that begin with an outcome and a colon, and give the numbers of two arms, a ratio with its
 * interval, or a difference with its interval.
 * @param text plain text, a paragraph on each line
 */
export function resultsInText(text: string): readonly ReadResult[] {
  return text.split(/\n+/u).flatMap((paragraph) => {
    const [, outcome = "", said = ""] = /^\s*([^:.\d]{2,100}):\s*(.+)$/su.exec(paragraph) ?? [];
    const cells = { ...armsIn(said), ...effectIn(said) };
    return Object.keys(cells).length > 0
      ? [{ outcome: outcome.trim(), cells: { outcome: outcome.trim(), ...cells } }]
      : [];
  });
}

const stored = (number: string | undefined): string => canonicalNumber((number ?? "").replace(/^–/u, "-")) ?? "";
const negative = (number: string): string => (number.startsWith("-") ? number.slice(1) : `-${number}`);

function armsIn(said: string): ResultCells {
  const [, a, n1, c, n2] = ARMS.exec(said) ?? [];
  if (a === undefined) return {};
  return {
    ...{ interventionEvents: stored(a), interventionTotal: stored(n1) },
    ...{ controlEvents: stored(c), controlTotal: stored(n2) },
  };
}

function effectIn(said: string): ResultCells {
  const [ratio, name = "", value, low, high] = RATIO.exec(said) ?? [];
  const measure = measureNames.find(([pattern]) => pattern.test(name))?.[1];
  if (ratio !== undefined && measure)
    return { measure, effect: stored(value), effectLow: stored(low), effectHigh: stored(high) };
  return withWord(DIFFERENCE.exec(said)) ?? plain(SAID_DIFFERENCE.exec(said)) ?? {};
}

/** «9 mmHg lavere (95 % KI 3–15)»: the sign follows the word, so the ends change places. «Bedre» is read as higher. */
function withWord(found: RegExpExecArray | null): ResultCells | null {
  if (!found) return null;
  const [, value, word = "", low, high] = found;
  const cells = { measure: "MD", effect: stored(value), effectLow: stored(low), effectHigh: stored(high) };
  if (!ISLESS.test(word)) return cells;
  return {
    ...{ measure: "MD", effect: negative(cells.effect) },
    ...{ effectLow: negative(cells.effectHigh), effectHigh: negative(cells.effectLow) },
  };
}

const plain = (found: RegExpExecArray | null): ResultCells | null =>
  found && { measure: "MD", effect: stored(found[1]), effectLow: stored(found[2]), effectHigh: stored(found[3]) };
