import { publicAddress } from "../../../platform/pure/link/index.ts";
import { type Doi, doiIn } from "./doi.ts";
import type { OtherFormat } from "./format.ts";
import { excerpt, oneLine, wholeLine } from "./one-line.ts";

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
  readonly doi: Doi;
  readonly pmid: string;
  /** Of a publication on the web: `https://www.helsedirektoratet.no/…`. Absent when there is none. */
  readonly url?: string;
};

/** The parts of a reference that may be cut or refused. */
export const referenceParts = ["authors", "author", "title", "journal", "doi", "pmid", "url"] as const;
export type ReferencePart = (typeof referenceParts)[number];

/** A part of the text that could not be read, or not be kept. `line` is where it starts, from 1. */
export type ReferenceProblem =
  | { readonly kind: "NoReferences" }
  | { readonly kind: "UnknownFormat" }
  | { readonly kind: "LinesNotRead"; readonly line: number; readonly text: string }
  | { readonly kind: "RecordWithoutTitle"; readonly line: number }
  | { readonly kind: "ItemWithoutTitle"; readonly number: number; readonly text: string }
  | { readonly kind: "DateNotKnown"; readonly title: string; readonly text: string }
  | { readonly kind: "RecordsMixed"; readonly line: number; readonly text: string }
  | { readonly kind: "OtherFormat"; readonly format: OtherFormat }
  | {
      readonly kind: "PartNotKept";
      /** Null in a format without lines. */
      readonly line: number | null;
      readonly title: string;
      readonly part: ReferencePart;
      readonly text: string;
    }
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

/** The maximum number of problems in the answer. A `MoreProblems` counts the rest. */
const MAX_PROBLEMS = 100;

/** The longest text with references that is read. */
export const MAX_REFERENCE_CHARACTERS = 1_000_000;

/** The most authors that are kept of one reference. */
const MOST_AUTHORS = 100;

/** «No pages», as programs write it. */
const NO_PAGES =
  /^(?:no(?:t|ne)?[- ]specified|no pag(?:ination|es)?(?:[- ]specified)?|n\.? ?pag\.?(?:-n\.? ?pag\.?)?|not available|n\/?a|unpaginated|-)?$/i;

const pagesFrom = (written: string): string => {
  const pages = oneLine(written).replace(/\s*[-\u2010-\u2015\u2212]+\s*/g, "-");
  return NO_PAGES.test(pages) ? "" : pages;
};

/** A reference as it was read: its DOI may still be an address, and no text is bounded. */
export type RawReference = Omit<Reference, "doi"> & { readonly doi: string };

const LONGEST_ADDRESS = 2_000;
/** Pages of databases that ask readers to sign in. */
const OF_DATABASES =
  /^https?:\/\/(?:[\w-]+\.)*(?:ebscohost|ebsco|ovid|proquest|embase|scopus|webofknowledge|webofscience)\.com\b/i;

const addressIn = (written: string): string => {
  const address = publicAddress(written.trim().replace(/^www\./i, "https://www."));
  return address.length <= LONGEST_ADDRESS && /^https?:\/\/[^\s/]+\S*$/i.test(address) && URL.canParse(address)
    ? address
    : "";
};

/** A reference as a file gives it. An address is kept where neither DOI nor PMID leads to the publication, and it is not a database's own page. */
export const asImported = ({ url = "", ...raw }: RawReference): RawReference =>
  url.trim() === "" || doiIn(raw.doi) !== "" || raw.pmid.trim() !== "" || OF_DATABASES.test(url.trim())
    ? raw
    : { ...raw, url };

/** A reference with every text cleaned and bounded. */
export const cleanReference = (raw: RawReference): Reference => {
  const url = addressIn(raw.url ?? "");
  return { ...cleanTexts(raw), ...(url === "" ? {} : { url }) };
};

const cleanTexts = (raw: RawReference): Omit<Reference, "url"> => ({
  authors: raw.authors
    .slice(0, MOST_AUTHORS)
    .map(({ family, given }) => ({ family: oneLine(family), given: oneLine(given) }))
    .filter(({ family, given }) => family !== "" || given !== ""),
  title: oneLine(raw.title),
  date: raw.date,
  journal: oneLine(raw.journal),
  volume: oneLine(raw.volume),
  issue: oneLine(raw.issue),
  pages: pagesFrom(raw.pages),
  doi: doiIn(raw.doi),
  pmid: /^\d{1,9}$/.test(raw.pmid.trim()) ? raw.pmid.trim() : "",
});

/** The parts of a reference that cleaning cuts or refuses. @param line where it starts */
export const lossesIn = (raw: RawReference, clean: Reference, line: number | null): readonly ReferenceProblem[] => {
  const loss = (part: ReferencePart, text = ""): ReferenceProblem => ({
    kind: "PartNotKept",
    line,
    title: excerpt(clean.title),
    part,
    text: excerpt(text),
  });
  return [
    ...(raw.authors.length > MOST_AUTHORS ? [loss("authors")] : []),
    ...(wholeLine(raw.title).length > clean.title.length ? [loss("title")] : []),
    ...(wholeLine(raw.journal).length > clean.journal.length ? [loss("journal")] : []),
    ...(raw.doi.trim() !== "" && clean.doi === "" ? [loss("doi", raw.doi)] : []),
    ...(raw.pmid.trim() !== "" && clean.pmid === "" ? [loss("pmid", raw.pmid)] : []),
    ...((raw.url ?? "").trim() !== "" && clean.url === undefined ? [loss("url", raw.url)] : []),
  ];
};

/**
 * The first references and problems up to their limits, with a problem that
 * counts the rest of each. Adds a problem if the text has no readable references.
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
