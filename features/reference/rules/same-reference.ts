import { doiIn, type Reference } from "./reference.ts";

const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

const keyOf = ({ authors, title, date, doi }: Reference): string =>
  doi === "" ? `${folded(title)} ${date.slice(0, 4)} ${folded(authors[0]?.family ?? "")}` : doi.toLowerCase();

/** A title shorter than this may stand in another reference by chance, unless author or year is there too. */
const TELLING_TITLE = 20;

const standsIn = ({ authors, title, date, doi }: Reference, line: string): boolean => {
  const theirs = doiIn(line).toLowerCase();
  if (doi !== "" && theirs !== "") return doi.toLowerCase() === theirs;
  const [name = "", ...rest] = [title, date.slice(0, 4), authors[0]?.family ?? ""].map(folded);
  const others = rest.filter((part) => part !== "");
  if (name === "" || (others.length === 0 && name.length < TELLING_TITLE)) return false;
  return [name, ...others].every((part) => folded(line).includes(part));
};

/** Where the same reference seems to stand: at a place among the given lines, or earlier in the list itself. */
export type Twin = { readonly among: "lines" | "list"; readonly at: number };

/**
 * For each reference where it seems to be already, or null: earlier in the list (the same DOI; without one the same title, year and
 * first author), or in one of the given lines of text (its DOI stands there; where one of them has none, its title, year and first
 * author). Nothing is decided by this: a person looks at both.
 */
export const twinsOf = (references: readonly Reference[], lines: readonly string[]): readonly (Twin | null)[] => {
  const seen = new Map<string, number>();
  return references.map((reference, place) => {
    const earlier = seen.get(keyOf(reference));
    if (earlier !== undefined) return { among: "list", at: earlier };
    seen.set(keyOf(reference), place);
    const at = lines.findIndex((line) => standsIn(reference, line));
    return at < 0 ? null : { among: "lines", at };
  });
};
