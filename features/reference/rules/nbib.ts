import { doiIn } from "./doi.ts";
import { authorFrom, personFrom } from "./person-name.ts";
import type { ReadReferences } from "./reference.ts";
import { LONG_TAG, PADDED_TAG, tagLine } from "./tag-lines.ts";
import { type Grammar, readTagged } from "./tagged-records.ts";

/** `10.1000/xyz [doi]` among the other identifiers of an article. */
const doiOf = (identifiers: readonly string[]): string => {
  const named = identifiers.find((text) => /\[doi\]\s*$/.test(text.slice(-20)));
  return named === undefined ? "" : doiIn(named) || named;
};

/** `PMID: 123` of a program that writes the name again. */
const pmidOf = (written: string): string => /^(?:PMID:?\s*)?(\d{1,9})$/i.exec(written.trim())?.[1] ?? written;

/** How a line is read: where the tags are padded to four places as PubMed does, they are so everywhere except where a record starts. */
const lineReader = (text: string): Grammar["read"] => {
  const tag = /^(?:[A-Z]{3} |[A-Z]{2} {2})- /m.test(text) ? PADDED_TAG : LONG_TAG;
  return (line) => {
    const start = /^PMID ?- ?(.*)$/.exec(line);
    return start ? { tag: "PMID", text: start[1] ?? "" } : tagLine(tag, line);
  };
};

/**
 * The references of a PubMed text (`.nbib`). Never throws: what cannot be read is among the problems. Accepts a byte order
 * mark, any line ends, wrapped lines, a missing start of a record. Tags that we do not know are left out.
 */
export const readNbib = (text: string): ReadReferences =>
  readTagged(text, {
    read: lineReader(text),
    starts: ["PMID"],
    ends: null,
    marker: /^\s*\d{1,6}[.:]\s*$/,
    titles: ["TI"],
    once: ["DP", "JT", "TA", "VI", "PG", "AB"],
    dates: ["DP", "DEP", "CRDT"],
    referenceOf: (record) => {
      const full = record.all("FAU").map(authorFrom);
      const people = full.length > 0 ? full : record.all("AU").map(personFrom);
      const groups = record.all("CN").map((name) => ({ family: name, given: "" }));
      const authors = [...people, ...groups];
      const title = record.first("TI", "BTI", "TT");
      return {
        authors:
          authors.length > 0
            ? authors
            : (record.first("FED") === "" ? record.all("ED") : record.all("FED")).map(personFrom),
        title,
        journal: record.all("JT", "TA", "BTI", "PB").find((name) => name !== title) ?? "",
        volume: record.first("VI"),
        issue: record.first("IP"),
        pages: record.first("PG").split(/[;,]/)[0] ?? "",
        doi: doiOf(record.all("LID", "AID")),
        pmid: pmidOf(record.first("PMID")),
      };
    },
  });
