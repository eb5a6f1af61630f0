import type { Certainty, OutcomeCells } from "./columns.ts";

/** From the lowest: the place in the list is the number of steps above very low. */
const steps = ["very-low", "low", "moderate", "high"] as const satisfies readonly Certainty[];

/** The place of a trust among the four, from 1 for very low to 4 for high. */
export const levelOf = (certainty: Certainty): number => steps.indexOf(certainty) + 1;

/** The level that each design begins at. Cochrane Handbook, chapter 14; GRADE guidelines 18 for ROBINS-I. */
const startLevel = { randomised: 4, observational: 2, robins: 4 } as const;

const downs = ["riskOfBias", "inconsistency", "indirectness", "imprecision", "publicationBias"] as const;
const ups = ["largeEffect", "doseResponse", "confounding"] as const;

const isStart = (text: string): text is keyof typeof startLevel => text in startLevel;
const isCertainty = (text: string): text is Certainty => steps.some((step) => step === text);

/** The level at which the studies begin, or null before their design is chosen. */
export const startOf = ({ start = "" }: OutcomeCells): number | null => (isStart(start) ? startLevel[start] : null);

const sum = (cells: OutcomeCells, keys: readonly (keyof OutcomeCells)[]): number =>
  keys.reduce((total, key) => total + (Number(cells[key]) || 0), 0);

/** The trust by the reasons, or null before the design is chosen. Reasons to raise it do not count for randomised studies. */
export function certaintyByReasons(cells: OutcomeCells): Certainty | null {
  const start = startOf(cells);
  if (start === null) return null;
  const level = start + sum(cells, downs) + (cells.start === "randomised" ? 0 : sum(cells, ups));
  return steps[Math.min(Math.max(level, 1), steps.length) - 1] ?? null;
}

/** The trust that counts: the chosen one, else that by the reasons. Null without both, and where no study was found. */
export function certaintyOf(cells: OutcomeCells): Certainty | null {
  if (cells.noStudies === "ja") return null;
  const { certainty = "" } = cells;
  return isCertainty(certainty) ? certainty : certaintyByReasons(cells);
}
