import { decodeEntities, withoutControls } from "../../../platform/pure/rich-text/index.ts";

/** `given` is empty for an organisation, and when only one name was written. */
export type ReferenceAuthor = { readonly family: string; readonly given: string };

/** A publication as a reference manager describes it. Every text is on one line and may be empty. */
export type Reference = {
  readonly authors: readonly ReferenceAuthor[];
  readonly title: string;
  /** ISO as far as it is known: `2021-03-15`, `2021-03`, `2021` or empty. */
  readonly date: string;
  readonly journal: string;
  readonly volume: string;
  readonly issue: string;
  /** `45-67`, `e1234` or empty. */
  readonly pages: string;
  /** Without an address before it: `10.1000/xyz`. */
  readonly doi: string;
  readonly pmid: string;
};

/** A part of the text that could not be read. `line` is where it starts, from 1. */
export type ReferenceProblem =
  | { readonly kind: "NoReferences" }
  | { readonly kind: "UnknownFormat" }
  | { readonly kind: "LinesNotRead"; readonly line: number; readonly text: string }
  | { readonly kind: "RecordWithoutTitle"; readonly line: number }
  | { readonly kind: "EntryNotRead"; readonly line: number; readonly text: string }
  | { readonly kind: "DateNotRead"; readonly line: number; readonly text: string }
  | { readonly kind: "TooMany"; readonly limit: number; readonly found: number }
  | { readonly kind: "MoreProblems"; readonly count: number };

export type ReadReferences = {
  readonly references: readonly Reference[];
  readonly problems: readonly ReferenceProblem[];
};

/** The most references that are read from one text. The rest are counted in a `TooMany`. */
export const MAX_REFERENCES = 200;

/** The most problems that are told one by one. The rest are counted in a `MoreProblems`. */
const MAX_PROBLEMS = 100;

/** The longest text with references that is read. */
export const MAX_REFERENCE_CHARACTERS = 1_000_000;

const LONGEST_TEXT = 1_000;
const MOST_AUTHORS = 100;
const MARKUP = /<\/?(?:i|b|em|strong|sub|sup|scp|span|jats:[a-z]+)(?: [^<>]{0,100})?>/gi;

/** A text from outside on one line: no markup, no control characters, at most 1000 characters. */
export const oneLine = (text: string): string =>
  withoutControls(decodeEntities(text.slice(0, 10 * LONGEST_TEXT).replace(MARKUP, "")).replaceAll("\ufeff", ""))
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, LONGEST_TEXT)
    .toWellFormed();

/** The start of a text that could not be read, to show beside its line number. */
export const excerpt = (text: string): string => {
  const line = oneLine(text);
  return line.length > 80 ? `${line.slice(0, 79).toWellFormed()}…` : line;
};

/** The DOI in a text such as `https://doi.org/10.1000/xyz` or `10.1000/xyz [doi]`; empty when there is none. */
export const doiIn = (text: string): string =>
  /\b10\.\d{4,9}\/[^\s"<>[\]]{1,200}/.exec(oneLine(text))?.[0].replace(/[.,;:)]+$/, "") ?? "";

/** The author in `Hansen, Kari` or `Hansen, Kari, jr.`. Without a comma the whole is the family name: it may be an organisation. */
export const authorFrom = (written: string): ReferenceAuthor => {
  const [family = "", given = "", suffix = ""] = oneLine(written)
    .split(",")
    .map((part) => part.trim());
  return { family, given: [given, suffix].filter((part) => part !== "").join(" ") };
};

/** A reference with every text cleaned and bounded. */
export const cleanReference = (raw: Reference): Reference => ({
  authors: raw.authors
    .slice(0, MOST_AUTHORS)
    .map(({ family, given }) => ({ family: oneLine(family), given: oneLine(given) }))
    .filter(({ family, given }) => family !== "" || given !== ""),
  title: oneLine(raw.title),
  date: raw.date,
  journal: oneLine(raw.journal),
  volume: oneLine(raw.volume),
  issue: oneLine(raw.issue),
  pages: oneLine(raw.pages).replace(/\s*[-–—]+\s*/g, "-"),
  doi: doiIn(raw.doi),
  pmid: /^\d{1,9}$/.test(raw.pmid.trim()) ? raw.pmid.trim() : "",
});

/**
 * The first references and problems up to their limits, with a problem that counts the rest of each, or one that says that there
 * were no references.
 * @param found how many references the text has, when not all were read
 */
export const bounded = (
  read: readonly Reference[],
  problems: readonly ReferenceProblem[],
  found = read.length,
): ReadReferences => {
  const beyond: ReferenceProblem[] = found > MAX_REFERENCES ? [{ kind: "TooMany", limit: MAX_REFERENCES, found }] : [];
  const none: ReferenceProblem[] = read.length === 0 ? [{ kind: "NoReferences" }] : [];
  const count = problems.length - MAX_PROBLEMS;
  const more: ReferenceProblem[] = count > 0 ? [{ kind: "MoreProblems", count }] : [];
  return {
    references: read.slice(0, MAX_REFERENCES),
    problems: [...beyond, ...none, ...problems.slice(0, MAX_PROBLEMS), ...more],
  };
};
