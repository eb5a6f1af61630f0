import { authorFrom, doiIn, type ReadReferences, type ReferenceAuthor } from "./reference.ts";
import { readTagged } from "./tagged-records.ts";

/** `Hansen KM` of an AU line: the initials stand last, without a comma. */
const shortName = (written: string): ReferenceAuthor => {
  const found = /^(.*\S) (\p{Lu}{1,4})$/u.exec(written.trim().slice(0, 300));
  return found ? { family: found[1] ?? "", given: found[2] ?? "" } : authorFrom(written);
};

/** `10.1000/xyz [doi]` among the other identifiers of an article. */
const doiOf = (identifiers: readonly string[]): string => {
  const named = identifiers.find((text) => /\[doi\]\s*$/.test(text.slice(-20)));
  return doiIn(named ?? "");
};

/**
 * The references of a PubMed text (`.nbib`). Never throws: what cannot be read is among the problems. Accepts a byte order
 * mark, any line ends, wrapped lines, a missing start of a record. Tags that we do not know are left out.
 */
export const readNbib = (text: string): ReadReferences =>
  readTagged(text, {
    read: (line) => {
      const found = /^([A-Z]{2,4}) {0,2}- ?(.*)$/.exec(line);
      return found ? { tag: found[1] ?? "", text: found[2] ?? "" } : null;
    },
    starts: "PMID",
    ends: null,
    dates: ["DP", "DEP", "CRDT"],
    referenceOf: (record) => {
      const full = record.all("FAU").map(authorFrom);
      const people = full.length > 0 ? full : record.all("AU").map(shortName);
      const groups = record.all("CN").map((name) => ({ family: name, given: "" }));
      const pages = record.first("PG").split(/[;,]/)[0] ?? "";
      return {
        authors: [...people, ...groups],
        title: record.first("TI", "BTI", "TT"),
        journal: record.first("JT", "TA"),
        volume: record.first("VI"),
        issue: record.first("IP"),
        pages,
        doi: doiOf(record.all("LID", "AID")),
        pmid: record.first("PMID"),
      };
    },
  });
