/** Oslo time: "Small readings" in docs. */
const timeZone = "Europe/Oslo";
const clock = new Intl.DateTimeFormat("nb-NO", { timeStyle: "short", timeZone });

/** `12:03` of an ISO instant. */
export const timeOfDay = (instant: string): string => clock.format(new Date(instant));
