const osloDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short" });

/** The day in Norway as ISO; the Swedish short date is that very form. */
export const todayInOslo = (now = new Date()): string => osloDay.format(now);
