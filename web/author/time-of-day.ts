/** Oslo time: "Small readings" in docs. */
const timeZone = "Europe/Oslo";
const clock = new Intl.DateTimeFormat("nb-NO", { timeStyle: "short", timeZone });
const moment = new Intl.DateTimeFormat("nb-NO", { dateStyle: "short", timeStyle: "short", timeZone });

/** `12:03` of an ISO instant. */
export const timeOfDay = (instant: string): string => clock.format(new Date(instant));

/** `21.11.2026, 12:03` of an ISO instant. */
export const dateAndTime = (instant: string): string => moment.format(new Date(instant));
