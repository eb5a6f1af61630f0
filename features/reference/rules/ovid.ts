import { doiIn } from "./doi.ts";
import { oneLine } from "./one-line.ts";
import { authorsFrom, personFrom } from "./person-name.ts";
import { pmidIn, pmidInAddress } from "./pmid.ts";
import type { ReadReferences, ReferenceAuthor } from "./reference.ts";
import { STRICT_TAG, tagLine } from "./tag-lines.ts";
import { readTagged, type TaggedRecord } from "./tagged-records.ts";

type Source = { readonly journal: string; readonly volume: string; readonly issue: string; readonly pages: string };

/** `12 (3)`, `201(2-3)`, `Vol.12(3)`, `12(SUPPL. 1)` after the name of the journal. */
const VOLUME = /^(?:Vol\.? ?)?([\w/-]+)(?: ?\(((?!pp?\.? |no pag)[^()]+)\))?/i;

/**
 * The source of a record, in the forms that Ovid's databases write:
 * `Journal. 12 (3) (pp 45-67), 2021.`, `Journal. 201(2-3):327-334, November 15, 2004.`, `Journal. Vol.12(3), 2021, pp. 45-67.`, `Journal 2021;12(3):45-67`
 */
const sourceIn = (text: string): Source => {
  const [, journal = "", rest = ""] = /^(.*?\S)[.,;] (?=(?:Vol\.? ?)?\d|\(|[A-Z]?\d)(.*)$/i.exec(text) ?? [];
  const short = /^(.*?\S)[. ]+(?:1[5-9]|20)\d\d[^;]{0,20};\s*([\w-]+)(?:\(([^()]*)\))?(?::\s*([\w-]+))?/.exec(text);
  if (short) return { journal: short[1] ?? "", volume: short[2] ?? "", issue: short[3] ?? "", pages: short[4] ?? "" };
  if (journal === "") return { journal: /^[^.;]*/.exec(text)?.[0] ?? "", volume: "", issue: "", pages: "" };
  // Without a volume the year follows the journal.
  const numbers = /^(?:1[5-9]|20)\d\d(?! ?\(|[\w/:-])/.test(rest) ? null : VOLUME.exec(rest);
  const pages =
    /\(pp?\.? ?([^()]+)\)/.exec(rest) ??
    /:\s*([\w.-]+)/.exec(rest.split(",")[0] ?? "") ??
    /\bpp\.? ?([\w-]+)/.exec(rest);
  const article = /Article Number: ?([\w.-]*\w)/i.exec(rest);
  return {
    journal: journal.replace(/\. Conference:.*$/, ""),
    volume: numbers?.[1] ?? "",
    issue: numbers?.[2] ?? "",
    pages: pages?.[1] ?? article?.[1] ?? "",
  };
};

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*";
const NAMED_DATE = new RegExp(
  String.raw`\b(?:(\d{1,2}) )?(${MONTH})(?:[-/]${MONTH})?\.?(?: (\d{1,2}),)? ((?:1[5-9]|20)\d\d)\b`,
);

/** The date in a source: `November 15, 2004`, `2020 02 15`, `15 Apr 2021`, `Jan-Feb 2021`. Empty when it has only a year or none. */
const dateIn = (source: string): string => {
  const named = NAMED_DATE.exec(source);
  if (named) return `${named[4]} ${named[2]} ${named[1] ?? named[3] ?? ""}`;
  const numbers = /\b((?:1[5-9]|20)\d\d) (\d\d|\p{Lu}\p{Ll}{2})(?: (\d\d))?\b/u.exec(source);
  if (!numbers) return /(?<=, )(?:1[5-9]|20)\d\d(?=[.,;]|$)/.exec(source)?.[0] ?? "";
  return /^\d/.test(numbers[2] ?? "") ? numbers.slice(1).filter(Boolean).join("/") : numbers[0];
};

/** `Hansen K. [Author, Reprint Author]`, `Hansen K. 1,2`, `Hansen, Kari PhD`: what Ovid writes after a name. */
const authorIn = (written: string): readonly ReferenceAuthor[] => {
  const name = oneLine(written)
    .replace(/\s*\[.*$/, "")
    .replace(/[\s,]+(?:Ph\.? ?D|M\.?D|M\.?Sc|M\.?P\.?H)\.?.*$/, "")
    .replace(/[\d\s*+,]+$/, "");
  const several = authorsFrom(name);
  return several.length > 1 ? several : [personFrom(name)];
};

const pmidOf = (record: TaggedRecord): string => {
  const own = record.all("PM", "UI", "AN");
  const named = own.map((text) => pmidIn(text) || pmidInAddress(text)).find((text) => text !== "");
  if (named !== undefined) return named;
  const leading = (...tags: string[]) => /^\d{1,9}\b/.exec(record.first(...tags))?.[0] ?? "";
  return leading("PM") || (/medline|pubmed|premedline/i.test(record.first("DB")) ? leading("UI", "AN") : "");
};

const isPages = (text: string): boolean => !/no pagination/i.test(text);

/**
 * The references of a tagged text of Ovid ("Ovid Citation", Reprint/Medlars, Citavi: `<1. >`, `VN  - Ovid Technologies`), which looks
 * like RIS and is not: `IS` is the ISSN, and no line ends a record. Never throws.
 */
export const readOvid = (text: string): ReadReferences => {
  const marker = /^\s*<\d{1,6}\.? ?>\s*$/;
  const hasMarkers = /^[ \t\ufeff]*<\d{1,6}\.? ?>[ \t]*$/m.test(text);
  const tag = STRICT_TAG.test(text.split(/\r\n?|\n/).find((line) => /^\s*TI {1,2}-/.test(line)) ?? "TI  - ")
    ? STRICT_TAG
    : /^\s*([A-Z][A-Z0-9]) - ?(.*)$/;
  return readTagged(text, {
    read: (line) => tagLine(tag, line),
    starts: hasMarkers ? [] : ["VN"],
    ends: null,
    marker,
    titles: ["TI"],
    once: ["UI", "AN", "SO", "YR", "DO", "JN", "AB"],
    dates: ["SO", "DP", "YR", "DG", "PY"],
    referenceOf: (record) => {
      const source = sourceIn(oneLine(record.first("SO")));
      const people = ["FA", "AU", "AF", "ED"].map((each) => record.all(each)).find((names) => names.length > 0) ?? [];
      const pages = record.all("PG", "SP").filter(isPages)[0] ?? source.pages;
      return {
        authors: people.flatMap(authorIn),
        title: record
          .first("TI", "BT", "TO")
          .replace(/\s*\[(?:Article|Report|Miscellaneous|References|Review)\]\.?$/i, ""),
        journal: record.first("JT", "JN", "JF", "BT") || source.journal || record.first("TA", "JA", "PB"),
        volume: record.first("VI", "VO", "VL") || source.volume,
        issue: record.first("IP", "NO") || source.issue,
        pages,
        doi:
          record
            .all("DO", "DI", "ID", "AI")
            .map(doiIn)
            .find((doi) => doi !== "") ?? record.first("DO", "DI"),
        pmid: pmidOf(record),
      };
    },
    dateIn: (written) => dateIn(written) || written,
  });
};
