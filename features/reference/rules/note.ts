import { type Doi, doiIn } from "./doi.ts";

/** The beginning of a part of a PubMed note that is about another article: `Comment in: BMJ. 2011;342:d1. PMID: 21233`. */
const OF_OTHERS =
  /\b(?:comment|erratum|update|retract|republished|summary|reply|corrected|cites|references)\w*(?:\s+(?:in|on|of|for|from))?\s*:/i;

/** A note as far as it is about the publication itself. */
export const ownPart = (note: string): string => note.slice(0, OF_OTHERS.exec(note)?.index ?? note.length);

/** The DOI that a note names for the publication itself: the notes of some databases list what it cites. */
export const doiInNote = (note: string): Doi => doiIn(/(?:^|[\s;,([])DOI:?\s*(\S+)/i.exec(ownPart(note))?.[1] ?? "");
