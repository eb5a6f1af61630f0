const date = new Intl.DateTimeFormat("nb-NO", {
  timeZone: "Europe/Oslo",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const moment = new Intl.DateTimeFormat("nb-NO", { timeZone: "Europe/Oslo", dateStyle: "long", timeStyle: "short" });

/** dd.mm.yyyy in Norway: A section 1. */
export const norwegianDate = (iso: string): string => date.format(new Date(iso));
/** The full local date and time in Norway. */
export const norwegianMoment = (at: Date): string => moment.format(at);
