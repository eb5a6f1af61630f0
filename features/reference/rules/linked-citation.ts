import { doiAddress } from "./doi.ts";
import { citationOf } from "./evidence-from.ts";
import type { Reference } from "./reference.ts";

type Piece = { readonly text: string; readonly href: string | null };

/** The reference on one line, in pieces: its DOI, or else its address, leads to where the publication is. */
export function linkedCitation(reference: Reference): readonly Piece[] {
  const line = citationOf(reference);
  const { doi, url = "" } = reference;
  const [text, href] = doi === "" ? [url, url] : [`doi:${doi}`, doiAddress(doi)];
  const at = text === "" ? -1 : line.lastIndexOf(text);
  if (at < 0) return [{ text: line, href: null }];
  return [
    { text: line.slice(0, at), href: null },
    { text, href },
    { text: line.slice(at + text.length), href: null },
  ].filter(({ text }) => text !== "");
}
