/** Oslo time. docs/contract.md, Values */
const timeZone = "Europe/Oslo";
const clock = new Intl.DateTimeFormat("nb-NO", { timeStyle: "short", timeZone });

/** `12:03` of an ISO instant. */
export const timeOfDay = (instant: string): string => clock.format(new Date(instant));
