import { authorFrom, doiIn, type ReadReferences } from "./reference.ts";
import { type Grammar, readTagged, type TaggedRecord } from "./tagged-records.ts";

/** `TY  - JOUR` as the format says it, and `TY - JOUR`, `TY-JOUR` as some programs write it. */
const strict = /^\s*([A-Z][A-Z0-9]) {2}- ?(.*)$/;
const loose = /^\s*([A-Z][A-Z0-9])\s*-\s*(.*)$/;

/**
 * How a line is read. Where the text has the standard form somewhere, it must have it everywhere, except where a record starts
 * or ends: a wrapped line may well begin with `CT - `.
 */
const lineReader = (text: string): Grammar["read"] => {
  const tag = /^[ \t\ufeff]*TY {2}-/m.test(text) || !/^[ \t\ufeff]*TY[ \t]*-/m.test(text) ? strict : loose;
  return (line) => {
    const isEdge = /^(?:TY\s*-\s*[A-Z]*|ER\s*-)$/.test(line.trim());
    const found = (isEdge ? loose : tag).exec(line);
    return found ? { tag: found[1] ?? "", text: found[2] ?? "" } : null;
  };
};

/** The accession number is PubMed's only if the record says that it comes from there. */
const pmidOf = (record: TaggedRecord): string => {
  const named = record
    .all("N1", "C7", "C2", "AN")
    .flatMap((text) => /^\s*PMID:?\s*(\d{1,9})\b/i.exec(text)?.[1] ?? [])[0];
  if (named !== undefined) return named;
  if (/pubmed|medline/i.test(record.first("DB", "DP"))) return record.first("AN");
  const addresses = record.all("UR", "L2").join(" ");
  return /pubmed(?:\.ncbi\.nlm\.nih\.gov)?\/(\d{1,9})\b/.exec(addresses)?.[1] ?? "";
};

const pagesOf = (record: TaggedRecord): string => {
  const from = record.first("SP");
  const to = record.first("EP");
  return to === "" || from === to || /[-–]/.test(from) ? from : `${from}-${to}`;
};

/**
 * The references of a RIS text. Never throws: what cannot be read is among the problems. Accepts a byte order mark, any line
 * ends, wrapped lines, a missing start or end of a record. Tags that we do not know are left out.
 */
export const readRis = (text: string): ReadReferences =>
  readTagged(text, {
    read: lineReader(text),
    starts: "TY",
    ends: "ER",
    dates: ["PY", "Y1", "DA", "Y2"],
    wholeDate: "DA",
    referenceOf: (record) => {
      const authors = record.all("AU", "A1");
      return {
        authors: (authors.length > 0 ? authors : record.all("A2", "ED")).map(authorFrom),
        title: record.first("TI", "T1", "CT", "BT"),
        journal: record.first("JF", "JO", "T2", "JA", "J2", "J1"),
        volume: record.first("VL"),
        issue: record.first("IS"),
        pages: pagesOf(record),
        doi:
          record
            .all("DO", "M3", "L3", "UR", "N1")
            .map(doiIn)
            .find((doi) => doi !== "") ?? "",
        pmid: pmidOf(record),
      };
    },
  });
