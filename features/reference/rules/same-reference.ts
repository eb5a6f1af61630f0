import { doiIn, doiKey } from "./doi.ts";
import { pmidIn } from "./pmid.ts";
import type { Reference } from "./reference.ts";

/** Letters that Unicode does not take apart, as databases without them write them. */
const PLAIN: Readonly<Record<string, string>> = { ø: "o", æ: "ae", đ: "d", ł: "l", ß: "ss", œ: "oe", ð: "d", þ: "th" };

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[øæđłßœðþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** A title shorter than this may stand in another reference by chance, unless author or year is there too. */
const TELLING_TITLE = 20;

type Marks = {
  readonly doi: string;
  readonly pmid: string;
  readonly title: string;
  readonly author: string;
  readonly year: string;
};

const marksOf = ({ authors, title, date, doi, pmid }: Reference): Marks => ({
  doi: doiKey(doi),
  pmid,
  title: folded(title),
  author: folded(authors[0]?.family || authors[0]?.given || ""),
  year: date.slice(0, 4),
});

const areEqual = (one: string, other: string): boolean => one !== "" && one === other;

/** Whether a part agrees, or one of the two does not say it. A particle may be left out of a name: `Berg` is `van der Berg`. */
const agree = (one: string, other: string): boolean =>
  one === "" || other === "" || one.endsWith(other) || other.endsWith(one);

const haveSameTitle = (one: Marks, other: Marks): boolean => {
  if (!areEqual(one.title, other.title) || !agree(one.author, other.author) || !agree(one.year, other.year))
    return false;
  const isSaid = (part: "author" | "year") => areEqual(one[part], other[part]);
  return (
    one.title.length >= TELLING_TITLE ||
    isSaid("author") ||
    isSaid("year") ||
    one.author + other.author + one.year + other.year === ""
  );
};

const haveSameNumber = (one: Marks, other: Marks): boolean =>
  areEqual(one.doi, other.doi) || areEqual(one.pmid, other.pmid);

const standsIn = (marks: Marks, line: string): boolean => {
  if (areEqual(marks.doi, doiKey(doiIn(line))) || areEqual(marks.pmid, pmidIn(line))) return true;
  const others = [marks.year, marks.author].filter((part) => part !== "");
  if (marks.title === "" || (others.length === 0 && marks.title.length < TELLING_TITLE)) return false;
  const there = folded(line);
  return [marks.title, ...others].every((part) => there.includes(part));
};

const differ = (one: string, other: string): boolean => one !== "" && other !== "" && one !== other;

/** Whether two references that look like twins have a DOI or a number at PubMed each, and not the same: both must be kept. */
export const areContrary = (one: Reference, other: Reference): boolean =>
  differ(doiKey(one.doi), doiKey(other.doi)) || differ(one.pmid, other.pmid);

const COMPLETED = ["date", "journal", "volume", "issue", "pages", "doi", "pmid"] as const;

/**
 * Fills the empty parts of a reference from its duplicates that are left out: one database gives the DOI, another the PubMed
 * number. Parts that have a value are kept. A duplicate with another DOI or number gives nothing.
 */
export function completedBy(one: Reference, leftOut: readonly Reference[]): Reference {
  let whole = one;
  for (const twin of leftOut) {
    if (areContrary(whole, twin)) continue;
    const missing = COMPLETED.filter((part) => whole[part] === "" && twin[part] !== "");
    whole = { ...whole, ...Object.fromEntries(missing.map((part) => [part, twin[part]])) };
  }
  return whole;
}

/** Where the same reference seems to stand: at a place among the given lines, or earlier in the list itself. */
export type Twin = { readonly among: "lines" | "list"; readonly at: number };

/**
 * For each reference where it seems to be already, or null: earlier in the list, or in one of the given lines of text. It is the same by
 * its DOI, its number at PubMed, or its title with first author and year as far as both say them. Nothing is decided by this: a person
 * looks at both.
 */
export const twinsOf = (references: readonly Reference[], lines: readonly string[]): readonly (Twin | null)[] => {
  const marks = references.map(marksOf);
  const first: number[] = [];
  return references.map((reference, place) => {
    const mark = marksOf(reference);
    const earlierBy = (isSame: (one: Marks, other: Marks) => boolean) =>
      first.find((other) => isSame(mark, marks[other] ?? mark));
    const earlier = earlierBy(haveSameNumber) ?? earlierBy(haveSameTitle);
    const before = earlier === undefined ? undefined : references[earlier];
    if (before === undefined || areContrary(reference, before)) first.push(place);
    if (earlier !== undefined) return { among: "list", at: earlier };
    const at = lines.findIndex((line) => standsIn(mark, line));
    return at < 0 ? null : { among: "lines", at };
  });
};
