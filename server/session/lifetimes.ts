const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long access lasts: "Who is who" in docs. All in milliseconds. */
export const lifetimes = {
  /** A seat in a browser, from the moment its link was redeemed there. */
  seat: 30 * DAY,
  /** Signed in, without doing anything. */
  accountIdle: 8 * HOUR,
  /** Signed in, in all. */
  account: 12 * HOUR,
  /** How old `seen_at` may be before it is written again. */
  seen: MINUTE,
} as const;

export const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
