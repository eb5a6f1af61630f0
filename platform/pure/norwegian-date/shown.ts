// Marked pure, so that a page carries only the formats it uses.
const day = /* @__PURE__ */ new Intl.DateTimeFormat("nb-NO", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Oslo",
});

/** The day in Norway of an instant (ISO text), as `dd.mm.yyyy`. Throws RangeError for a text that is not an instant. */
export const norwegianDate = (instant: string): string => day.format(new Date(instant));

/** A day as it is stored, `2026-03-01`, as `01.03.2026`; anything else as it was written. */
export const norwegianDay = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3.$2.$1");

const minute = /* @__PURE__ */ new Intl.DateTimeFormat("nb-NO", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Oslo",
});

/** The day and time in Norway of an instant (ISO text), as `dd.mm.yyyy HH:mm`, the same on the server and in every browser. */
export function norwegianMoment(instant: string): string {
  const parts = new Map(minute.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("day")}.${part("month")}.${part("year")} ${part("hour")}:${part("minute")}`;
}
