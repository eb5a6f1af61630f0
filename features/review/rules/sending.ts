/** The most versions of a review that are sent within an hour. docs/spec/peer-review.md, Writing and sending a review */
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

/**
 * Whether the initiator gets a mail of a review that is sent now and was sent at these times, the first time first: of the first version, and
 * then of one update an hour.
 */
export function isMailed(sent: readonly Date[], now: Date): boolean {
  if (sent.length === 0) return true;
  const updates = sent.slice(1).map((each) => each.getTime());
  const lastMailed = updates.reduce((last, each) => (each - last >= HOUR ? each : last), Number.NEGATIVE_INFINITY);
  return now.getTime() - lastMailed >= HOUR;
}
