const format = new Intl.DateTimeFormat("nb-NO", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Oslo",
});

/** dd.mm.yyyy, as the calendar in Oslo says: A section 1. Takes an ISO date or instant. */
export const norwegianDate = (iso: string): string => format.format(new Date(iso));
