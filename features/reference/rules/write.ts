import type { Reference, ReferenceAuthor } from "./reference.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const nameOf = ({ family, given }: ReferenceAuthor): string => (given === "" ? family : `${family}, ${given}`);

const tagged = (pairs: readonly (readonly [string, string])[], write: (tag: string, text: string) => string): string =>
  pairs
    .filter(([, text]) => text !== "")
    .map(([tag, text]) => write(tag, text))
    .join("");

const risRecord = ({ authors, title, date, journal, volume, issue, pages, doi, pmid, url = "" }: Reference): string => {
  const range = /^([^-]+)-([^-]+)$/.exec(pages);
  const isRange = range !== null && range[1] !== range[2];
  return [
    `TY  - ${journal === "" ? "GEN" : "JOUR"}\r\n`,
    tagged(
      [
        ...authors.map((author) => ["AU", nameOf(author)] as const),
        ["TI", title],
        ["PY", date.slice(0, 4)],
        ["DA", date.replaceAll("-", "/")],
        ["JF", journal],
        ["VL", volume],
        ["IS", issue],
        ["SP", isRange ? (range[1] ?? "") : pages],
        ["EP", isRange ? (range[2] ?? "") : ""],
        ["DO", doi],
        ["UR", url],
        ["AN", pmid],
        ["DB", pmid === "" ? "" : "PubMed"],
      ],
      (tag, text) => `${tag}  - ${text}\r\n`,
    ),
    "ER  - \r\n",
  ].join("");
};

/** References as RIS, which every reference manager reads. */
export const writeRis = (references: readonly Reference[]): string => references.map(risRecord).join("\r\n");

/** `2021 Mar 15`, as PubMed writes dates. */
const pubmedDate = (date: string): string => {
  const [year = "", month, day] = date.split("-");
  return [year, month ? MONTHS[Number(month) - 1] : "", day ? String(Number(day)) : ""].filter(Boolean).join(" ");
};

const nbibRecord = ({ authors, title, date, journal, volume, issue, pages, doi, pmid }: Reference): string =>
  `PMID- ${pmid}\n${tagged(
    [
      ["DP", pubmedDate(date)],
      ["TI", title],
      ["PG", pages],
      ["LID", doi === "" ? "" : `${doi} [doi]`],
      ...authors.map((author) => ["FAU", nameOf(author)] as const),
      ["JT", journal],
      ["VI", volume],
      ["IP", issue],
    ],
    (tag, text) => `${tag.padEnd(4)}- ${text}\n`,
  )}`;

/** References as PubMed's own text (`.nbib`). */
export const writeNbib = (references: readonly Reference[]): string => references.map(nbibRecord).join("\n");

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};
/** A text for a field of BibTeX in Unicode. */
export const bibtexText = (text: string): string =>
  text.replace(/[\\{}~^&%$#_]/g, (sign) => escapes[sign] ?? `\\${sign}`);

const bibtexName = ({ family, given }: ReferenceAuthor): string =>
  given === "" ? `{${bibtexText(family)}}` : `${bibtexText(family)}, ${bibtexText(given)}`;

const bibtexEntry = (
  { authors, title, date, journal, volume, issue, pages, doi, pmid, url = "" }: Reference,
  index: number,
): string => {
  const [year = "", month] = date.split("-");
  const fields = [
    ["author", authors.map(bibtexName).join(" and ")],
    ["title", `{${bibtexText(title)}}`],
    ["journal", bibtexText(journal)],
    ["year", year],
    ["month", month ? String(Number(month)) : ""],
    ["volume", bibtexText(volume)],
    ["number", bibtexText(issue)],
    ["pages", bibtexText(pages.replace(/^([^-]+)-([^-]+)$/, "$1--$2"))],
    ["doi", doi],
    ["url", url],
    ["note", pmid === "" ? "" : `PMID: ${pmid}`],
  ].filter(([, text]) => text !== "");
  const type = journal === "" ? "misc" : "article";
  return `@${type}{ref${index + 1},\n${fields.map(([name, text]) => `  ${name} = {${text}}`).join(",\n")}\n}\n`;
};

/** References as BibTeX, in Unicode. The braces keep capitals and the names of organisations as they are. */
export const writeBibtex = (references: readonly Reference[]): string => references.map(bibtexEntry).join("\n");

/** References as CSL-JSON. */
export const cslOf = (references: readonly Reference[]) =>
  references.map(({ authors, title, date, journal, volume, issue, pages, doi, pmid, url = "" }, index) => ({
    id: `ref${index + 1}`,
    type: journal === "" ? "document" : "article-journal",
    title,
    author: authors.map(({ family, given }) => (given === "" ? { literal: family } : { family, given })),
    ...(date === "" ? {} : { issued: { "date-parts": [date.split("-").map(Number)] } }),
    ...(journal === "" ? {} : { "container-title": journal }),
    ...(volume === "" ? {} : { volume }),
    ...(issue === "" ? {} : { issue }),
    ...(pages === "" ? {} : { page: pages }),
    ...(doi === "" ? {} : { DOI: doi }),
    ...(pmid === "" ? {} : { PMID: pmid }),
    ...(url === "" ? {} : { URL: url }),
  }));
