const day = new Intl.DateTimeFormat("nb-NO", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Oslo",
});

/** The day in Norway of an instant (ISO text), as `dd.mm.yyyy`. Throws RangeError for a text that is not an instant. */
export const norwegianDate = (instant: string): string => day.format(new Date(instant));

const minute = new Intl.DateTimeFormat("nb-NO", {
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

/** The earliest day that a date input takes, ISO: docs/spec/blocks.md, Text. */
export const EARLIEST_DATE_INPUT = "2022-01-01";

/** A calendar day as ISO, from either of the forms a payload may use (ISO or `dd.mm.yyyy`); null for anything that is not a day. */
export const isoDay = (text: string): string | null => {
  const iso = text.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1");
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};
