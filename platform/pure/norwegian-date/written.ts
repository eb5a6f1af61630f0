// Apart from what pages for readers show, so that they do not carry it.
const clock = /* @__PURE__ */ new Intl.DateTimeFormat("nb-NO", { timeStyle: "short", timeZone: "Europe/Oslo" });

/** The time in Norway of an instant (ISO text), as `HH:mm`. */
export const norwegianTime = (instant: string): string => clock.format(new Date(instant));

const hour = /* @__PURE__ */ new Intl.DateTimeFormat("en", {
  hour: "numeric",
  hourCycle: "h23",
  timeZone: "Europe/Oslo",
});

const weekday = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "Europe/Oslo" });
/** Whether it is Monday in Oslo. */
export const isMonday = (instant: Date): boolean => weekday.format(instant) === "Mon";

/** Whether it is the hour in Norway, 8, at which the day's mails leave. */
export const isMailingHour = (instant: Date): boolean => Number(hour.format(instant)) === 8;

const year = /* @__PURE__ */ new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Oslo" });

/** The calendar year in Norway of an instant. */
export const norwegianYear = (instant: Date): number => Number(year.format(instant));

// The Swedish short date is the ISO form.
const isoForm = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Oslo" });

/** The calendar day in Norway of an instant, as ISO (`yyyy-mm-dd`). */
export const norwegianIsoDay = (instant: Date): string => isoForm.format(instant);

const HOUR_MS = 3_600_000;

/** Whether it is the first hour of a day in Norway. */
export const isFirstHour = (instant: Date): boolean =>
  norwegianIsoDay(instant) !== norwegianIsoDay(new Date(instant.getTime() - HOUR_MS));

const monthForm = /* @__PURE__ */ new Intl.DateTimeFormat("nb-NO", { month: "long", year: "numeric", timeZone: "UTC" });

/** The month of an ISO day in words: `september 2028`. */
export const norwegianMonth = (iso: string): string => monthForm.format(new Date(`${iso}T12:00:00Z`));

/** The earliest day that a date input takes, ISO: features/block/README.md. */
export const EARLIEST_DATE_INPUT = "2022-01-01";

/** A calendar day as ISO, from either of the forms a payload may use (ISO or `dd.mm.yyyy`); null for anything that is not a day. */
export const isoDay = (text: string): string | null => {
  const iso = text.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1");
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

const withDots = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const inDigits = /^(\d{2})(\d{2})(\d{4})$/;
const shortYear = /^(\d{1,2}\.\d{1,2}\.)(\d{2})$/;

/**
 * A calendar day as ISO from what a person types: `1.3.2026`, `01.03.2026`, `01032026`, or ISO. Null for anything that is not a whole day.
 */
export const typedDay = (text: string): string | null => {
  const parts = withDots.exec(text.trim()) ?? inDigits.exec(text.trim());
  if (!parts) return isoDay(text);
  const [, day = "", month = "", year] = parts;
  return isoDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
};

/** The same when the person is done: a year of two digits is one of this century. While they type, it may be the beginning of `2026`. */
export const writtenDay = (text: string): string | null => typedDay(text.trim().replace(shortYear, "$120$2"));
