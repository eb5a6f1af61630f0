const inRow = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]} og ${names.length - 1} andre` : names.join(" og ");

/** Texts about colleagues who have a page open at the desk. */
export const colleagueTexts = {
  editing: (names: readonly string[]): string => `${inRow(names)} redigerer denne siden`,
  open: (names: readonly string[]): string => `${inRow(names)} har også denne siden åpen`,
  saved: (time: string): string => `(lagret sist ${time})`,
} as const;
