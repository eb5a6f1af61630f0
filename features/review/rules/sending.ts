/** The most versions of a review that are sent within an hour. */
const SENT_IN_AN_HOUR = 10;

const HOUR = 3_600_000;

/**
 * How many seconds a review that was sent at these times, the first time first, has to wait until it may be sent again; 0 when it may be
 * sent now.
 */
export function secondsToWait(sent: readonly Date[], now: Date): number {
  const oldest = sent.at(-SENT_IN_AN_HOUR);
  return oldest ? Math.max(0, Math.ceil((oldest.getTime() + HOUR - now.getTime()) / 1000)) : 0;
}
