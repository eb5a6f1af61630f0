import { ownPart } from "./note.ts";

/** The number that a text names as PubMed's: `PMID: 123`, `Medline PMID 123`, `PUBMED 123`, `PMID: NLM123`, `MEDLINE:123`. */
const NAMED = /\b(?:PMID|PUBMED(?: ID)?|MEDLINE(?=:))[:\s]{1,3}(?:NLM)?0*(\d{1,9})\b/i;

/** An article's address at PubMed or Europe PMC. */
const ADDRESS =
  /(?:pubmed(?:\.ncbi\.nlm\.nih\.gov)?\/(?:\?term=)?|list_uids=|\/(?:abstract|article)\/MED\/|id=pmid:)0*(\d{1,9})\b/i;

/** The number of PubMed that a text names; empty when it names none. */
export const pmidIn = (text: string): string => NAMED.exec(text)?.[1] ?? "";

/** The same of a note, which may name those of other articles too. */
export const pmidInNote = (note: string): string => pmidIn(ownPart(note));

/** The number of PubMed in an address; empty when there is none. */
export const pmidInAddress = (address: string): string => ADDRESS.exec(address)?.[1] ?? "";

/** A number of PubMed alone, as a cell holds it. */
const ALONE = /^\s*(?:PMID:?\s*)?0*([1-9]\d{0,8})\s*$/i;

/**
 * A number of PubMed for comparing: the digits without leading zeros. Reads a number alone, a number that a text names, or an address;
 * `0` stands for none, and so does a number that is too long. Empty when there is none.
 */
export const pmidKey = (text: string): string =>
  ALONE.exec(text)?.[1] ?? (pmidIn(text) || pmidInAddress(text)).replace(/^0+/, "");

/** Every number of PubMed that a text names or that stands in an address in it, for comparing: each once. */
export const pmidsIn = (text: string): readonly string[] => [
  ...new Set(
    [NAMED, ADDRESS]
      .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, "gi"))])
      .map(([, digits = ""]) => digits.replace(/^0+/, ""))
      .filter((digits) => digits !== ""),
  ),
];
