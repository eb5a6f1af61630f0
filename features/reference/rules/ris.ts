import { doiIn } from "./doi.ts";
import { doiInNote } from "./note.ts";
import { authorsFrom } from "./person-name.ts";
import { pmidIn, pmidInAddress, pmidInNote } from "./pmid.ts";
import type { ReadReferences } from "./reference.ts";
import { LOOSE_TAG, SPACED_TAG, STRICT_TAG, tagLine } from "./tag-lines.ts";
import { type Grammar, readTagged, type TaggedRecord } from "./tagged-records.ts";

const formOf = (text: string): RegExp => {
  if (/^[ \t\ufeff]*TY {2}-/m.test(text) || !/^[ \t\ufeff]*TY[ \t]*-/m.test(text)) return STRICT_TAG;
  return /^[ \t\ufeff]*TY(?:[ \t]+-|-[ \t])/m.test(text) ? SPACED_TAG : LOOSE_TAG;
};

/**
 * How a line is read. Where the text has the standard form somewhere, it must have it everywhere, except where a record starts
 * or ends: a wrapped line may well begin with `CT - `.
 */
const lineReader = (text: string): Grammar["read"] => {
  const tag = formOf(text);
  return (line) => {
    const isEdge = /^(?:TY\s*-\s*[A-Z]*|ER\s*-)$/.test(line.trim());
    return tagLine(isEdge ? LOOSE_TAG : tag, line);
  };
};

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text.trim());
const found = (texts: readonly string[]): string => texts.find((text) => text !== "") ?? "";

/**
 * PubMed's number, where it is certain: it is named so, or stands where a database writes it. Embase has it in C5, Scopus in C2,
 * PubMed and MEDLINE in AN or ID.
 */
const pmidOf = (record: TaggedRecord): string => {
  const named =
    found(record.all("AN", "C3", "C2", "C7", "C5", "U1", "U2", "M1").map(pmidIn)) ||
    found(record.all("N1", "RN").map(pmidInNote));
  if (named !== "") return named;
  const source = record.all("DB", "DP").join(" ");
  const numberIn = (...tags: string[]) =>
    record
      .all(...tags)
      .find(isNumber)
      ?.trim() ?? "";
  if (/embase/i.test(source) || record.all("UR").some((address) => /\bembase\.com\//i.test(address)))
    return numberIn("C5");
  if (/scopus/i.test(source)) return numberIn("C2");
  if (/pubmed|medline|\bNLM\b/i.test(source)) return numberIn("AN", "ID");
  return found(record.all("UR", "L2", "L1", "LK").map(pmidInAddress));
};

const doiOf = (record: TaggedRecord): string =>
  found(record.all("DO").map(doiIn)) ||
  found(record.all("M3", "L3", "UR", "L2", "LK", "L1").map(doiIn)) ||
  found(record.all("N1").map(doiInNote)) ||
  record.first("DO");

/** Ovid writes `SP  - No` and `EP  - Specified`. */
const pagesOf = (record: TaggedRecord): string => {
  const from = record.first("SP");
  const to = record.first("EP");
  const number = /^(?!PMC|NCT|PMID)[\w.-]{1,20}$/i.exec(record.first("C7"))?.[0] ?? "";
  if (from === "") return to || number;
  return to === "" || from === to || /[-–]/.test(from) ? from : `${from}-${to}`;
};

/**
 * The references of a RIS text. Never throws: what cannot be read is among the problems. Accepts a byte order mark, any line
 * ends, wrapped lines, a missing start or end of a record. Tags that we do not know are left out. The day on which somebody opened
 * a web page (Y2) is not read as the date of publication.
 */
export const readRis = (text: string): ReadReferences =>
  readTagged(text, {
    read: lineReader(text),
    starts: ["TY"],
    ends: "ER",
    marker: /^\s*(?:<?\d{1,6}\.? ?>?|Record #?\d+ of \d+)\s*$/i,
    titles: ["TI", "T1"],
    once: ["PY", "Y1", "DO", "VL", "SP", "JF", "JO", "T2", "ID", "AN"],
    dates: ["PY", "Y1", "DA"],
    wholeDate: "DA",
    referenceOf: (record) => {
      // Some programs write the first author as A1 and the others as AU, some write each as both.
      const isBoth = record.first("AU") !== "" && record.first("A1") !== "";
      const written = record.inOrder("AU", "A1");
      const authors = isBoth ? [...new Set(written)] : written;
      const title = record.first("TI", "T1", "CT", "BT");
      return {
        authors: (authors.length > 0 ? authors : record.all("A2", "ED")).flatMap(authorsFrom),
        title,
        journal:
          record.all("JF", "JO", "T2", "JA", "J2", "J1")[0] ??
          record.all("BT", "PB").find((name) => name !== title) ??
          "",
        volume: record.first("VL"),
        issue: record.first("IS"),
        pages: pagesOf(record),
        doi: doiOf(record),
        pmid: pmidOf(record),
        url: record.first("UR", "LK", "L2"),
      };
    },
  });
