import type { Certainty, OutcomeCells } from "./columns.ts";
import { effectsOf } from "./effects.ts";
import { columnName, type TextsInSentence } from "./sentence.ts";
import type { WrittenForm } from "./sentence-words.ts";
import { byImportance, type ShownLine, shownOutcome } from "./shown-outcome.ts";

type Bar = {
  /** The method or the comparison; empty where it has no short name. */
  readonly name: string;
  readonly text: string;
  /** Of the longest bar that the scale has room for, 0 to 1. */
  readonly share: number;
};

/** An outcome beside the recommendation: what a reader needs in ten seconds. */
export type KeyOutcome = {
  readonly name: string;
  /** Null where no study measured it. */
  readonly certainty: Certainty | null;
  /** Empty where its row gives none. */
  readonly sentence: string;
  readonly difference: string;
  readonly interval: string;
  /** People with the outcome, with the method and without it; empty for other outcomes and at very low certainty. */
  readonly bars: readonly Bar[];
};

type Row = { readonly cells: OutcomeCells };

/** The most outcomes beside the recommendation. */
const KEY_OUTCOMES = 3;

/** Whether an outcome may be a harm of the method: less of it is better, and nothing says that the method lowers it. */
function mayBeHarm({ cells }: Row): boolean {
  if (cells.desirable !== "less") return false;
  const effects = effectsOf(cells);
  return effects.kind === "Effect" ? effects.direction >= 0 : cells.direction !== "lower";
}

/**
 * The most important ones, in the order of readers. If all of them are benefits, the last gives way to the first that may be a harm: harms
 * are never left out for benefits.
 */
export function mostImportant<R extends Row>(rows: readonly R[], most: number): readonly R[] {
  const inOrder = byImportance(rows);
  const first = inOrder.slice(0, most);
  if (first.some(mayBeHarm)) return first;
  const harm = inOrder.slice(most).find(mayBeHarm);
  return harm ? [...first.slice(0, -1), harm] : first;
}

const scales = [0.05, 0.1, 0.2, 0.5, 1];

/** The end of the scale that all bars share: the largest risk, rounded up. */
const scaleOf = (lines: readonly (ShownLine | undefined)[]): number => {
  const most = Math.max(0, ...lines.flatMap((line) => (line?.bars ? [line.bars.with, line.bars.without] : [])));
  return scales.find((end) => most <= end) ?? 1;
};

/**
 * @param ofAll «81 av 1 000»
 */
export function keyOutcomes(
  rows: readonly Row[],
  texts: TextsInSentence,
  form: WrittenForm,
  ofAll: (count: string, per: string) => string,
): readonly KeyOutcome[] {
  const shown = mostImportant(rows, KEY_OUTCOMES).map(({ cells }) => shownOutcome(cells, texts, form));
  const drawn = shown.map(({ lines, certainty }) => (certainty === "very-low" ? undefined : lines[0]));
  const scale = scaleOf(drawn);
  const bar = (line: ShownLine, side: "with" | "without", inText: string): Bar => ({
    name: columnName(inText),
    text: ofAll(line[side], line.per ?? ""),
    share: (line.bars?.[side] ?? 0) / scale,
  });
  return shown.map(({ name, certainty, sentence }, at) => {
    const line = drawn[at];
    const group = line && line.group !== "" ? ` (${line.group})` : "";
    return {
      name: `${name}${group}`,
      certainty,
      sentence,
      difference: line?.difference ?? "",
      interval: line?.interval ?? "",
      bars: line?.bars
        ? [bar(line, "with", texts.interventionInText), bar(line, "without", texts.comparatorInText)]
        : [],
    };
  });
}
