import { escapeHtml } from "../html/index.ts";
import { decodeEntities } from "./entities.ts";

/** HTML-encodes the rich text of a search strategy for the wire. features/literature/README.md */
export const encodeStrategy = (html: string): string => escapeHtml(html);

/**
 * Decodes a search strategy once (docs/contract.md, Values). Named references for letters (`&oslash;`) stay: they mean the same
 * in the HTML that results. The result is HTML from outside and must go through the sanitizer.
 */
export const decodeStrategy = (htmlEncoded: string): string => decodeEntities(htmlEncoded);
