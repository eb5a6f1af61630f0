export { citationOf, type EvidenceFromReference, evidenceFrom } from "./evidence-from.ts";
export * from "./format.ts";
export { referenceFrom } from "./from-citation.ts";
export { readNbib } from "./nbib.ts";
export * from "./reference.ts";
export { readRis } from "./ris.ts";
export { type Twin, twinsOf } from "./same-reference.ts";
export { bibtexText, cslOf, writeBibtex, writeNbib, writeRis } from "./write.ts";
export { isoFromWritten } from "./written-date.ts";
