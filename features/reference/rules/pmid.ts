import { ownPart } from "./note.ts";

/** The number that a text names as PubMed's: `PMID: 123`, `Medline PMID 123`, `PUBMED 123`, `PMID: NLM123`, `MEDLINE:123`. */
const NAMED = /\b(?:PMID|PUBMED(?: ID)?|MEDLINE(?=:))[:\s]{1,3}(?:NLM)?(\d{1,9})\b/i;

/** An article's address at PubMed or Europe PMC. */
const ADDRESS =
  /(?:pubmed(?:\.ncbi\.nlm\.nih\.gov)?\/(?:\?term=)?|list_uids=|\/(?:abstract|article)\/MED\/|id=pmid:)(\d{1,9})\b/i;

/** The number of PubMed that a text names; empty when it names none. */
export const pmidIn = (text: string): string => NAMED.exec(text)?.[1] ?? "";

/** The same of a note, which may name those of other articles too. */
export const pmidInNote = (note: string): string => pmidIn(ownPart(note));

/** The number of PubMed in an address; empty when there is none. */
export const pmidInAddress = (address: string): string => ADDRESS.exec(address)?.[1] ?? "";
