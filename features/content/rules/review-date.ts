/** The desk's field name for the date. It is not a property: readers and versions never have it. */
export const REVIEW_FIELD = "reviewBy";

/** How long before its review date a page is named among what waits. */
export const REVIEW_AHEAD_DAYS = 30;

const DAY_MS = 86_400_000;

/** The day that is `days` days after `day`, both as yyyy-mm-dd. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** By when a page that is looked at today is looked at again: the same day a year later, in February the last one there is. */
export function yearAfter(day: string): string {
  const same = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return same.endsWith("-02-29") ? same.replace(/29$/, "28") : same;
}

/** Whether a page should have been looked at before today, or should be soon; null while there is time. The day itself has not passed. */
export function reviewDue(by: string | null, today: string): "passed" | "near" | null {
  if (by === null) return null;
  if (by < today) return "passed";
  return by <= dayAfter(today, REVIEW_AHEAD_DAYS) ? "near" : null;
}
