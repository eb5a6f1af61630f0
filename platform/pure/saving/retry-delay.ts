/** Milliseconds before the first repeat; each later one waits twice as long. */
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;

/**
 * How long to wait before the next try: exponential, with jitter so that many browsers do not come back together.
 * @param tries how many tries have failed, from 1
 * @param random in [0, 1)
 * @param atLeast what the server asked for (`retryAfter`), in milliseconds
 */
export const retryDelay = (tries: number, random: number, atLeast = 0): number => {
  const longest = Math.min(FIRST_RETRY * 2 ** (tries - 1), LONGEST_RETRY);
  return Math.max(atLeast, Math.round(longest * (0.5 + random / 2)));
};
