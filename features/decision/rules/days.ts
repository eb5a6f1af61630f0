const DAY_MS = 86_400_000;

const noonOf = (iso: string): Date => new Date(`${iso}T12:00:00Z`);
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day that many days later; earlier when `days` is negative. Days are ISO, and the clock in Norway plays no part. */
export const daysAfter = (iso: string, days: number): string => isoOf(new Date(noonOf(iso).getTime() + days * DAY_MS));

/** The same day of the month that many months later, or the last day of a month that is shorter. */
export function monthsAfter(iso: string, months: number): string {
  const date = noonOf(iso);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0, 12)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return isoOf(date);
}
