/** Texts of the page form: for an invalid date, and for a page that does not exist. */
export const pageFormTexts = {
  noDay: "Skriv datoen som dd.mm.åååå, for eksempel 24.12.2026",
  gone: "Siden er ikke her",
  goneWhere: "Den finnes ikke, eller den ligger i papirkurven.",
} as const;
