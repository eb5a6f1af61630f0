const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long access lasts, in milliseconds. */
export const lifetimes = {
  /** A seat in a browser, counted from redeeming its link there. */
  seat: 30 * DAY,
  /** An account that makes no calls. */
  accountIdle: 8 * HOUR,
  /** An account, in all. */
  account: 12 * HOUR,
  /** A replaced secret still tells which session another link, opened at the same moment, adds to. */
  replaced: 10_000,
  /** `seen_at` is written again when it is older than this. */
  seen: MINUTE,
} as const;

export const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
