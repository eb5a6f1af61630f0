/** What the form of a page says of a day that there is not, and in place of the form of a page that is not there. */
export const pageFormTexts = {
  noDay: "Skriv datoen som dd.mm.åååå, for eksempel 24.12.2026",
  gone: "Siden er ikke her",
  goneWhere: "Den finnes ikke, eller den ligger i papirkurven.",
} as const;
