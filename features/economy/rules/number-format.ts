/** The kind of value that a number format shows. `currency`: another currency than kroner. `unit`: thousands or millions that are not written out. */
export type FormatMeaning = "number" | "date" | "time" | "percent" | "currency" | "unit";

/** A quoted text, an escaped character, a space as wide as one, a repeated character, a bracket, or a character of the code. */
const PART = /"([^"]*)"|\\(.)|_(.)|\*(.)|\[([^\]]*)\]|(.)/gsu;
const WORDS_OF_CODE = /general|am\/pm|a\/p|e[+-]/gi;
const ELAPSED = /^(?:h+|m+|s+)$/i;
const FOREIGN = /[€£¥₹$]|\b(?:usd|eur|gbp|dkk|sek|chf)\b/i;
const KRONER = /^(?:kr\.?|nok)$/i;
/** Windows' numbers of places whose «kr» is another krone: Denmark, Sweden, Finland, Iceland, the Faroes. */
const OTHER_KRONER = /^0*(?:406|41d|81d|40f|438)$/i;
/** A comma after the last digit divides what is shown by a thousand: the cell holds the whole amount. */
const IS_DIVIDED = /[0#?],+(?![0#?,])/;
const MULTIPLES = /\b(?:mill?|mrd|million(?:er)?|milliard(?:er)?|tusen|tkr|mkr|tnok|mnok|k|m)\b/i;

/** Whether a bracket such as `[$€-2]` names another currency than ours, `[$kr-414]`. One without a sign is only a language. */
function isForeign(bracket: string): boolean {
  const [, sign = "", place = ""] = /^\$(.*?)(?:-([^-]*))?$/s.exec(bracket) ?? [];
  return sign.trim() !== "" && (!KRONER.test(sign.trim()) || OTHER_KRONER.test(place));
}

/**
 * Reads a number format as workbooks hold it: always with the English letters, whatever language the program shows
 * (ECMA-376, part 1, 18.8.31). Google Sheets leaves out the backslashes of `d.m`.
 */
export function meaningOf(format: string): FormatMeaning {
  const parts = [...format.matchAll(PART)];
  const brackets = parts.flatMap(([, , , , , bracket]) => bracket ?? []);
  const code = parts.map(([, , , , , , letter = " "]) => letter).join("");
  const shown = parts.map(([, quoted, escaped, , , , letter]) => quoted ?? escaped ?? letter ?? " ").join("");
  const letters = code.replace(WORDS_OF_CODE, " ");
  if (/[dye]|m{3}/i.test(letters)) return "date";
  if (/[hs]/i.test(letters) || /am\/pm/i.test(code) || brackets.some((each) => ELAPSED.test(each))) return "time";
  if (/m/i.test(letters)) return "date";
  if (/[%‰]/.test(shown)) return "percent";
  if (FOREIGN.test(shown) || brackets.some(isForeign)) return "currency";
  return MULTIPLES.test(shown.replace(/[0#?.,]/g, " ")) && !IS_DIVIDED.test(code) ? "unit" : "number";
}
