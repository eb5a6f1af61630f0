/** Texts of the page form: its parts, a new page, for an invalid date, and for a page that does not exist. */
export const pageFormTexts = {
  nameAndContact: "Navn og kontakt",
  displayAndAddress: "Visning og adresse",
  whoAndWhen: "Hvem og når",
  /** The trouble in a part or a row that is closed. */
  trouble: { unsaved: "ikke lagret", refused: "må rettes" },
  newPage: "Ny side",
  newUnder: (name: string) => `Ny side under «${name}»`,
  noDay: "Skriv datoen som dd.mm.åååå, for eksempel 24.12.2026",
  gone: "Siden er ikke her",
  goneWhere: "Den finnes ikke, eller den ligger i papirkurven.",
} as const;
