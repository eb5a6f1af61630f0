import type { z } from "zod";
import { decodeEntities } from "../../../platform/pure/rich-text/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";

/** A DOI as it is stored and shown, without an address before it (`10.1000/xyz`); empty when there is none. Made by `doiIn` only. */
export type Doi = string & z.$brand<"Doi">;

/** Longer texts are not DOIs: the longest registered ones have about 300 characters. */
const LONGEST_DOI = 500;
const LONGEST_TEXT = 10_000;

/** The TeX commands for characters that a DOI may contain. */
const TEX: readonly (readonly [RegExp, string])[] = [
  [/\{?\\textless(?:\{\}|\s)?\}?|\$<\$/g, "<"],
  [/\{?\\textgreater(?:\{\}|\s)?\}?|\$>\$/g, ">"],
  [/\{?\\textunderscore(?:\{\}|\s)?\}?/g, "_"],
  [/\\([_%&#$<>])/g, "$1"],
  [/\}\s*\{/g, " "],
  [/[{}\\]/g, ""],
];
const untexed = (text: string): string =>
  TEX.reduce((before, [pattern, character]) => before.replace(pattern, character), text);

const percentDecoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

/** Addresses and markup may be encoded more than once. */
const decoded = (text: string, rounds = 3): string => {
  const once = percentDecoded(decodeEntities(text));
  return once === text || rounds === 0 ? text : decoded(once, rounds - 1);
};

/** Text without anything that `readable` reads otherwise: most DOIs of a long list. */
const PLAIN = /^[\w./():;<>\x20-]{0,500}$/;

const readable = (text: string): string =>
  PLAIN.test(text)
    ? text
    : untexed(withoutControls(decoded(text.slice(0, LONGEST_TEXT))))
        .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
        .replace(/[\u2010\u2011\u2012\u2013\u2212]/g, "-");

/** `10.1000/` and `10.1000.10/`: who registered it. */
const PREFIX = /(?<![\d.])10\.\d{4,9}(?:\.\d{1,9})*\/(?=\S)/g;

const OPENED_BY: Readonly<Record<string, string>> = { ")": "(", "]": "[", ">": "<" };

/** A tag of HTML, and not the `<661::AID-SIM794>` of a DOI. */
const HTML_TAG = /^<(?:\/|[a-z][a-z0-9]*[\s/>])/i;

/** Text that ends a DOI in an address or a list, if no bracket is open. */
const AFTER = /^(?:\?|#|&[a-z_]+=|[;,](?:10\.\d{4}|https?:|doi:)|;jsessionid)/i;

/**
 * Where a DOI ends that starts at the beginning of a text without white space and quotes. A DOI may hold every bracket: one that was not opened
 * in it belongs to what stands around it. `;2-#` ends the DOI of an article of before 2000 (SICI).
 */
const endOf = (text: string): number => {
  const open: string[] = [];
  for (const [at, sign] of text.split("").entries()) {
    const opener = OPENED_BY[sign];
    if (opener !== undefined) {
      const last = open.lastIndexOf(opener);
      if (last < 0) return at;
      open.length = last;
    } else if (sign === "<" || sign === "[") {
      const rest = text.slice(at);
      if ((sign === "<" && HTML_TAG.test(rest)) || !rest.includes(sign === "<" ? ">" : "]")) return at;
      open.push(sign);
    } else if (sign === "(") open.push(sign);
    else if (open.length === 0 && AFTER.test(text.slice(at)) && !(sign === "#" && /;2-$/i.test(text.slice(0, at))))
      return at;
  }
  return text.length;
};

/** Text that publishers add after the DOI in their addresses, and punctuation that follows a DOI in a sentence. */
const TAILS: readonly RegExp[] = [
  /[.,;:'’!…/]+$/,
  /\[(?:doi|pii)\]$/i,
  /\/(?:abstract|full|fulltext|full-text|e?pdf|pdfdirect|pdfft|html|epub|meta|summary|references|figures|tables|suppinfo|citedby|metrics)(?:\/(?:html|[a-z]{2}))?$/i,
  /(?:\.full)?\.(?:pdf|html?|xml|epub|full|abstract|full-text)$/i,
  // A version of a preprint, and the number of an article at Oxford University Press.
  /(?<=^10\.1101\/[\d.]+)v\d+$/,
  /(?<=^10\.1093\/[a-z]+\/[a-z]+\d+)\/\d{5,}$/,
];

/** The DOI alone: what is cut off may have closed a bracket, so it is looked at until nothing is left to cut. */
const alone = (text: string): string => {
  const shorter = TAILS.reduce((before, tail) => before.replace(tail, ""), text.slice(0, endOf(text)));
  return shorter === text ? text : alone(shorter);
};

/** `10/abcd`, which doi.org gives as a short form. It stands alone, since it looks like a date or a fraction in a sentence. */
const SHORT = /^\s*(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\/(?=[a-z0-9]*[a-z])[a-z0-9]{3,12})\s*$/i;

/**
 * The first DOI in a text, or empty: this says what a DOI is. Reads a DOI by itself, after `doi:` or in an address of doi.org, a
 * publisher or a library's gateway, percent-encoded, with entities or TeX, and leaves out what stands around it. The DOI that it gives
 * is read again as itself.
 */
export const doiIn = (text: string): Doi => {
  const line = readable(text);
  const short = SHORT.exec(line)?.[1];
  if (short !== undefined) return short.toLowerCase() as Doi;
  for (const { index } of line.matchAll(PREFIX)) {
    const token = /^[^\s"“”„«»|`]+/.exec(line.slice(index, index + LONGEST_DOI))?.[0] ?? "";
    const doi = alone(token);
    if (!/^[\d.]+\/./.test(doi)) continue;
    // Removing characters may join two parts of a code: `%{}31`.
    return doi === text ? (doi.toWellFormed() as Doi) : doiIn(doi);
  }
  return "" as Doi;
};

/** Every DOI in a text, for comparing: each once. A text that cites several studies names several. */
export const doisIn = (text: string): readonly string[] => {
  const line = readable(text);
  const starts = [...line.matchAll(PREFIX)].map(({ index }) => index);
  const found = starts.map((start, place) => doiIn(line.slice(start, starts[place + 1])));
  const keys = [doiIn(text), ...found].filter((doi) => doi !== "").map(doiKey);
  return [...new Set(keys)];
};

/** A DOI for comparing: DOIs that differ in case only are one. */
export const doiKey = (doi: Doi): string => doi.toLowerCase();

/** The address at which a DOI leads to its publication. */
export const doiAddress = (doi: Doi): string =>
  `https://doi.org/${encodeURI(doi).replaceAll("?", "%3F").replaceAll("#", "%23")}`;
