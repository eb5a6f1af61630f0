import type { Reference, ReferenceAuthor } from "./reference.ts";

/** The cells of a new row of an evidence table that a reference fills. */
export type EvidenceFromReference = {
  /** First author and year, with a letter where several would be the same: `Hansen 2021`, `Hansen 2021b`. */
  readonly shortId: string;
  /** The whole reference on one line, with its DOI and PMID. */
  readonly reference: string;
  /** `15.03.2021`, `03.2021`, `2021` or empty. */
  readonly date: string;
};

const LONGEST_NAME = 60;
const NAMED_AUTHORS = 6;

/** `KM`, and `P Jr` of a name with a suffix. */
const initials = (given: string): string =>
  given
    .split(/[\s.-]+/)
    .map((name) =>
      /^(?:[JS]r|I{2,3}|[23][nr]d)$/i.test(name) ? ` ${name}` : /^\p{Lu}+$/u.test(name) ? name : ([...name][0] ?? ""),
    )
    .join("");

const shortAuthor = ({ family, given }: ReferenceAuthor): string =>
  family === "" ? given : given === "" ? family : `${family} ${initials(given)}`;

const authorList = (authors: readonly ReferenceAuthor[]): string => {
  const named = authors.slice(0, NAMED_AUTHORS).map(shortAuthor).join(", ");
  return authors.length > NAMED_AUTHORS ? `${named} mfl.` : named;
};

const shortened = (text: string): string => {
  if (text.length <= LONGEST_NAME) return text;
  const words = text.slice(0, LONGEST_NAME).replace(/\s+\S*$/, "");
  return `${words.toWellFormed()} …`;
};

const withStop = (text: string): string => (text === "" || /[.!?]$/.test(text) ? text : `${text}.`);

/** `2021;12(3):45-67.`, with the known parts. */
const placeIn = ({ date, volume, issue, pages }: Reference): string => {
  const numbers = `${volume}${issue === "" ? "" : `(${issue})`}`;
  const year = date.slice(0, 4);
  const place = [year, numbers].filter((part) => part !== "").join(";");
  return withStop([place, pages].filter((part) => part !== "").join(":"));
};

/** The reference on one line: authors (six, then "mfl."), title, journal, year, volume, issue, pages, DOI, PMID, address. */
export const citationOf = (reference: Reference): string =>
  [
    withStop(authorList(reference.authors)),
    withStop(reference.title),
    withStop(reference.journal),
    placeIn(reference),
    reference.doi === "" ? "" : `doi:${reference.doi}.`,
    reference.pmid === "" ? "" : `PMID: ${reference.pmid}.`,
    reference.url ?? "",
  ]
    .filter((part) => part !== "")
    .join(" ");

const baseOf = ({ authors, title, date }: Reference): string => {
  const first = authors[0];
  const name = shortened((first && (first.family || first.given)) || title);
  return date === "" ? name : `${name} ${date.slice(0, 4)}`;
};

/** a, b, … z, aa, ab, … @param at from 0 */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : "") + String.fromCharCode(97 + (at % 26));

/**
 * The rows that references become, in their order. References with the same first author and year get the letters a, b, …;
 * no short id is one of `taken`, those that the table has.
 */
export const evidenceFrom = (
  references: readonly Reference[],
  taken: readonly string[] = [],
): readonly EvidenceFromReference[] => {
  const used = new Set(taken.map((shortId) => shortId.trim().toLowerCase()));
  const bases = references.map(baseOf);
  return references.map((reference, index) => {
    const base = bases[index] ?? "";
    const hasLetter = (shortId: string) =>
      shortId.startsWith(base.toLowerCase()) && /^[a-z]{1,2}$/.test(shortId.slice(base.length));
    const isAlone =
      bases.filter((each) => each.toLowerCase() === base.toLowerCase()).length === 1 && ![...used].some(hasLetter);
    const isFree = (shortId: string) => !used.has(shortId.toLowerCase());
    // The row that stands there without a letter counts as a.
    let at = isFree(base) ? 0 : 1;
    while (!isFree(`${base}${letters(at)}`)) at += 1;
    const shortId = isAlone && isFree(base) ? base : `${base}${letters(at)}`;
    used.add(shortId.toLowerCase());
    return { shortId, reference: citationOf(reference), date: reference.date.split("-").reverse().join(".") };
  });
};
