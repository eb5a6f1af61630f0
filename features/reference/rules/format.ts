import { formatByTags } from "./tag-lines.ts";

export type ReferenceFormat = "ris" | "nbib" | "ovid" | "endnote" | "bibtex" | "csl";

/** How the records of a format start, at the beginning of a line. */
const STARTS: readonly (readonly [ReferenceFormat, RegExp])[] = [
  ["nbib", /^[ \t\ufeff]*PMID ?-/m],
  ["ris", /^[ \t\ufeff]*TY[ \t]*-(?=[ \t]|[A-Z]|$)/m],
  ["ovid", /^[ \t\ufeff]*(?:VN {1,2}- ?Ovid|<\d{1,6}\.? ?>[ \t]*\r?\n\s*[A-Z][A-Z0-9] {1,2}-)/m],
  ["endnote", /^[ \t\ufeff]*%0[ \t]+\S/m],
  ["csl", /^[\s\ufeff]*(?:\[\s*)?\{\s*"/],
  ["bibtex", /^[ \t\ufeff]*@[a-z]+[ \t]*[{(]/im],
];

/** Formats that we know and do not read. */
export const otherFormats = [
  "wos",
  "ovidLabels",
  "cochrane",
  "embase",
  "pubmedText",
  "refworks",
  "xml",
  "csv",
] as const;
export type OtherFormat = (typeof otherFormats)[number];

const OTHERS: Readonly<Record<OtherFormat, RegExp>> = {
  wos: /^[ \t\ufeff]*FN (?:Clarivate|Thomson|ISI)|^PT [A-Z]\r?\nAU /m,
  ovidLabels: /^<\d{1,6}\.? ?>\s*(?:Unique Identifier|Accession Number|Title|Database)\b/m,
  cochrane: /^Record #\d+ of \d+/m,
  embase: /^[ \t\ufeff]*"?RECORD \d+"?[ \t\r]*$/m,
  pubmedText: /^[ \t\ufeff]*1[.:] [^\n]*(?:doi: |PMID: )|^PMID: \d+/m,
  refworks: /^RT [A-Z][\w ]+\r?\n[A-Z][A-Z0-9] /m,
  xml: /^[\s\ufeff]*<(?:\?xml|!DOCTYPE|xml>|PubmedArticle|records>)/i,
  csv: /^[\s\ufeff]*"?(?:title|authors?|key|PMID|Study|Ref|Covidence #|Accession Number)"?[,;\t].*\b(?:title|authors?|year|abstract|journal)\b/i,
};

/** The format of a text with references, by the record that starts first; null for a format that is not read. */
export const referenceFormatOf = (text: string): ReferenceFormat | null => {
  const found = STARTS.flatMap(([format, start]) => {
    const at = start.exec(text)?.index;
    return at === undefined ? [] : [{ format, at }];
  }).toSorted((one, other) => one.at - other.at)[0];
  if (found) return found.format;
  return otherFormatOf(text) === null ? formatByTags(text) : null;
};

/** Why a text is not read. */
export const unreadFormat = (
  text: string,
): { readonly kind: "UnknownFormat" } | { readonly kind: "OtherFormat"; readonly format: OtherFormat } => {
  const format = otherFormatOf(text);
  return format === null ? { kind: "UnknownFormat" } : { kind: "OtherFormat", format };
};

/** Which format that we do not read a text is in; null when we do not know it. */
const otherFormatOf = (text: string): OtherFormat | null =>
  otherFormats.find((format) => OTHERS[format].test(text.slice(0, 20_000))) ?? null;
