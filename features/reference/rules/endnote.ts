import { doiIn } from "./doi.ts";
import { doiInNote } from "./note.ts";
import { authorsFrom } from "./person-name.ts";
import { pmidIn, pmidInAddress, pmidInNote } from "./pmid.ts";
import type { ReadReferences } from "./reference.ts";
import { readTagged, type TaggedRecord } from "./tagged-records.ts";

const found = (texts: readonly string[]): string => texts.find((text) => text !== "") ?? "";

const pmidOf = (record: TaggedRecord): string =>
  found(record.all("M", "2", "F").map(pmidIn)) ||
  found(record.all("Z", "<").map(pmidInNote)) ||
  (/pubmed|medline|\bNLM\b/i.test(record.all("W", "~").join(" "))
    ? (record.all("M").find((text) => /^\d{1,9}$/.test(text)) ?? "")
    : "") ||
  found(record.all("U").map(pmidInAddress));

/** DOIs stand in %R, in what Mendeley writes in %M, or in an address. */
const doiOf = (record: TaggedRecord): string =>
  found(record.all("R", "M", "U", ">").map(doiIn)) || found(record.all("Z").map(doiInNote)) || record.first("R");

/**
 * The references of EndNote's tagged text (`.enw`, "EndNote Export", Refer): `%0 Journal Article`, `%A Hansen, Kari`. Never throws.
 * An access date (`%[`) is not a publication date.
 */
export const readEndnote = (text: string): ReadReferences =>
  readTagged(text, {
    read: (line) => {
      const tagged = /^\s*%([0-9A-Za-z!@#$&()*+?[\]^<>=~])(?:\s+(.*))?$/.exec(line);
      return tagged ? { tag: tagged[1] ?? "", text: tagged[2] ?? "" } : null;
    },
    starts: ["0"],
    ends: null,
    marker: /^\s*\d{1,6}\.?\s*$/,
    titles: ["T"],
    once: ["D", "J", "B", "V", "P", "R", "M", "X"],
    dates: ["D", "8"],
    wholeDate: "8",
    referenceOf: (record) => {
      const authors = record.all("A");
      return {
        authors: (authors.length > 0 ? authors : record.all("E", "Y")).flatMap(authorsFrom),
        title: record.first("T", "Q"),
        journal: record.first("J", "B", "O", "S", "I"),
        volume: record.first("V"),
        issue: record.first("N"),
        pages: record.first("P"),
        doi: doiOf(record),
        pmid: pmidOf(record),
        url: record.first("U"),
      };
    },
  });
