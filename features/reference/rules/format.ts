export type ReferenceFormat = "ris" | "nbib" | "bibtex" | "csl";

/** The format of a text with references, by the start of its records; null for an unknown format. */
export const referenceFormatOf = (text: string): ReferenceFormat | null => {
  if (/^\ufeff?PMID ?-/m.test(text)) return "nbib";
  if (/^[ \t\ufeff]*TY[ \t]*-/m.test(text)) return "ris";
  if (/^[\s\ufeff]*(?:\[\s*)?\{\s*"/.test(text)) return "csl";
  if (/^[ \t\ufeff]*@[a-z]+[ \t]*[{(]/im.test(text)) return "bibtex";
  if (/^[A-Z][A-Z0-9] {2}- /m.test(text)) return "ris";
  return null;
};
