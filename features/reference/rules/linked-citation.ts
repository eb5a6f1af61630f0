import { doiAddress } from "./doi.ts";
import { citationOf } from "./evidence-from.ts";
import type { Reference } from "./reference.ts";

type Piece = { readonly text: string; readonly href: string | null };

/** The reference on one line, in pieces: its DOI leads to where the publication is. */
export function linkedCitation(reference: Reference): readonly Piece[] {
  const line = citationOf(reference);
  const doi = `doi:${reference.doi}`;
  const at = reference.doi === "" ? -1 : line.lastIndexOf(doi);
  if (at < 0) return [{ text: line, href: null }];
  return [
    { text: line.slice(0, at), href: null },
    { text: doi, href: doiAddress(reference.doi) },
    { text: line.slice(at + doi.length), href: null },
  ].filter(({ text }) => text !== "");
}
