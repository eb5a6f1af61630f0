/** Consonants and digits that no eye takes for each other, and that spell no word. */
const CODE_SIGNS = "CDFGHJKMNPQRTVWX2346789";
const CODE_LENGTH = 8;

/** Minutes that a code works when the holder of the seat asked for it. In a mail that nobody asked for it works as long as the link. */
export const ASKED_CODE_MINUTES = 15;

/** As a mail shows it: two groups of four. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code in what a person typed or pasted, whatever its capitals, spaces and dashes; null when it is none. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\p{Dash}.]/gu, "");
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign)) ? code : null;
}

/** @param pick a random whole number below its argument */
export const newCode = (pick: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[pick(CODE_SIGNS.length)]).join("");
