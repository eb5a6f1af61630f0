const day = new Intl.DateTimeFormat("nb-NO", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Oslo",
});

/** The day in Norway of an instant (ISO text), as `dd.mm.yyyy` (P section 9). Throws RangeError for what is no instant. */
export const norwegianDate = (instant: string): string => day.format(new Date(instant));
