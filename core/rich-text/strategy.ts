import { decodeEntities } from "./entities.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** HTML-encodes the rich text of a search strategy for the wire (A section 3: "HTML-encoded when sent"). */
export const encodeStrategy = (html: string): string =>
  html.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/**
 * Decodes a search strategy once (contract, "Values"). Named references for letters (`&oslash;`) stay: in the HTML that
 * comes out they mean the same. The result is HTML from outside and goes through the sanitizer.
 */
export const decodeStrategy = (htmlEncoded: string): string => decodeEntities(htmlEncoded);
