/** The normal quantile of a two-sided 95 % interval. */
export const Z95 = 1.959963984540054;

/** Exact values where the expansion is too coarse, for 1 to 4 degrees of freedom. */
const SMALL = [12.7062, 4.3027, 3.1824, 2.7764] as const;

/**
 * The quantile of Student's t for a two-sided 95 % interval. Degrees of freedom may be a fraction, as Welch's are. Expansion of Cornish
 * and Fisher: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5. Right to three decimals from 5 degrees on.
 */
export function t95(freedom: number): number {
  const exact = freedom < 5 ? SMALL[Math.max(Math.floor(freedom), 1) - 1] : undefined;
  if (exact !== undefined) return exact;
  const z = Z95;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, at) => sum + term / freedom ** (at + 1), z);
}
