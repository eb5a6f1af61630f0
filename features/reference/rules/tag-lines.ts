/** A line that begins with a tag, and the text after the tag. */
export type TagLine = { readonly tag: string; readonly text: string };

/**
 * `TY  - JOUR` as RIS says it, and `TY - JOUR`, `TY-JOUR` as some programs write it. A wrapped line may begin with `IL-6`, so each text is
 * read by the narrowest form that its records start with.
 */
export const STRICT_TAG = /^\s*([A-Z][A-Z0-9]) {2}- ?(.*)$/;
export const SPACED_TAG = /^\s*([A-Z][A-Z0-9])(?:\s+-|-(?=\s|$))\s*(.*)$/;
export const LOOSE_TAG = /^\s*([A-Z][A-Z0-9])\s*-\s*(.*)$/;
/** Tags of PubMed's format have up to four letters, and stand before a hyphen in the fifth place. */
export const PADDED_TAG = /^(?=.{4}-(?: |$))([A-Z]{2,4}) {0,2}- ?(.*)$/;
export const LONG_TAG = /^([A-Z]{2,4})(?: {1,2}- ?|-(?: |$))(.*)$/;

export const tagLine = (pattern: RegExp, line: string): TagLine | null => {
  const found = pattern.exec(line);
  return found ? { tag: found[1] ?? "", text: found[2] ?? "" } : null;
};

const has = (text: string, tags: string): boolean => new RegExp(`^[ \\t\\ufeff]*(?:${tags}) {0,2}- `, "m").test(text);

/**
 * The tagged format of a text without the start of a record, by tags that only one format has; null for a text without tags. The same
 * tag means another thing in each: `IS` is an issue in RIS and an ISSN in Ovid's.
 */
export const formatByTags = (text: string): "ris" | "nbib" | "ovid" | "endnote" | null => {
  if (/^[ \t\ufeff]*%[TA] \S/m.test(text) && /^[ \t]*%[DJBVP] \S/m.test(text)) return "endnote";
  if (has(text, "ER|T1|A1|Y1|JF|JO|T2|SP|EP")) return "ris";
  if (has(text, "FAU|LID|DP|JT")) return "nbib";
  if (has(text, "SO|UI|YR|JN|PG")) return "ovid";
  return /^[ \t\ufeff]*(?:TI|AU|PY|DO) {2}- /m.test(text) ? "ris" : null;
};
