/** One result of a bench. A limit is on the ratio of two rates measured in turn, or on a number itself. */
export type Finding = {
  readonly what: string;
  /** As shown: "0.71" or "92 KB". */
  readonly measured: string;
  /** As shown, or null when it is only reported. */
  readonly limit: string | null;
  readonly holds: boolean;
  readonly absolutes: string;
};

export type Bench = () => Promise<readonly Finding[]>;

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Medians of both sides, measured in turn so that a noisy minute meets both. */
export async function inTurn(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<{ readonly ours: number; readonly bare: number; readonly ratio: number }> {
  const pairs: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ bare: await bare(), ours: await ours() });
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
  };
}

const NUMBER = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const rate = (perSecond: number): string => `${NUMBER.format(perSecond)}/s`;

const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

type Measured = { readonly ours: number; readonly bare: number; readonly ratio: number };

/** A finding on a ratio: of two rates, which must be at least `limit`, or of two times, which may be at most that. */
const findingOn =
  (bound: "at least" | "at most", shown: (measured: number) => string) =>
  (what: string, limit: number, { ours, bare, ratio }: Measured, bareIs: string): Finding => ({
    what,
    measured: ratio.toFixed(2),
    limit: `${bound} ${limit}`,
    holds: bound === "at least" ? ratio >= limit : ratio <= limit,
    absolutes: `${shown(ours)}, ${bareIs} ${shown(bare)}`,
  });
export const ratioFinding = findingOn("at least", rate);
export const atMostFinding = findingOn("at most", milliseconds);
