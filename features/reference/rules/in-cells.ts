import { authorFrom } from "./person-name.ts";
import { cleanReference, type RawReference, type Reference, type ReferenceAuthor } from "./reference.ts";

/** The part of a block of searches in which the literature stands that they led to: no section has this name. */
export const REFERENCES_PART = "references";

/** The columns of a reference's row. `authors` holds one author on each line. */
export const referenceColumns = [
  "title",
  "authors",
  "date",
  "journal",
  "volume",
  "issue",
  "pages",
  "doi",
  "pmid",
  "url",
] as const;
export type ReferenceColumn = (typeof referenceColumns)[number];

/**
 * `Hansen, Kari`. An organisation whose name looks like a person's or has a comma stands in braces, as in BibTeX:
 * `{Department of Health, UK}`.
 */
const lineOf = ({ family, given }: ReferenceAuthor): string => {
  if (given !== "") return `${family}, ${given}`;
  return family.includes(",") || authorFrom(family).given !== "" ? `{${family}}` : family;
};

const authorIn = (line: string): ReferenceAuthor => {
  const whole = /^\{(.*)\}$/.exec(line.trim());
  return whole ? { family: whole[1] ?? "", given: "" } : authorFrom(line);
};

/** Reads a reference from the cells of its row. Every text is cleaned and bounded; an invalid DOI, PMID or address becomes empty. */
export const referenceOf = (cells: Readonly<Record<string, string>>): Reference =>
  cleanReference({
    authors: (cells.authors ?? "").split("\n").map(authorIn),
    title: cells.title ?? "",
    date: cells.date ?? "",
    journal: cells.journal ?? "",
    volume: cells.volume ?? "",
    issue: cells.issue ?? "",
    pages: cells.pages ?? "",
    doi: cells.doi ?? "",
    pmid: cells.pmid ?? "",
    url: cells.url ?? "",
  });

/** The same the other way round. */
export const cellsOfReference = ({
  authors,
  url = "",
  ...texts
}: RawReference): Readonly<Record<ReferenceColumn, string>> => ({
  ...texts,
  url,
  authors: authors.map(lineOf).join("\n"),
});
