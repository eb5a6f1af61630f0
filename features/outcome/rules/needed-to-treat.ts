import { clean } from "../../../platform/pure/norwegian-number/index.ts";
import type { Certainty } from "./columns.ts";

/** How many are treated for one event more or less, with the interval. */
export type Needed = { readonly n: number; readonly lo: number; readonly hi: number };

/** A number above this says nothing to a reader. */
const MOST = 10_000;

const up = (share: number): number => Math.ceil(clean(1 / Math.abs(share)));

/**
 * The number needed to treat, rounded up (Cochrane Handbook 12.5.4). Null without an interval, where no difference lies in the interval,
 * at very low trust, and above 10,000.
 * @param difference the difference of two risks, as a share and unrounded
 */
export function neededToTreat(
  { value, low, high }: { readonly value: number; readonly low: number | null; readonly high: number | null },
  certainty: Certainty | null,
): Needed | null {
  if (low === null || high === null || certainty === "very-low") return null;
  if (low * high <= 0 || value < low || value > high) return null;
  const [near, far] = low > 0 ? [low, high] : [high, low];
  const n = up(value);
  return n > MOST ? null : { n, lo: up(far), hi: up(near) };
}
