import type { Reference } from "./reference.ts";

const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

const keyOf = ({ authors, title, date, doi }: Reference): string =>
  doi === "" ? `${folded(title)} ${date.slice(0, 4)} ${folded(authors[0]?.family ?? "")}` : doi.toLowerCase();

/** A title shorter than this may stand in another reference by chance. */
const TELLING_TITLE = 20;

const standsIn = ({ title, doi }: Reference, line: string): boolean =>
  (doi !== "" && line.toLowerCase().includes(doi.toLowerCase())) ||
  (folded(title).length >= TELLING_TITLE && folded(line).includes(folded(title)));

/**
 * For each reference whether it seems to be there already: earlier in the list (the same DOI; without one the same title,
 * year and first author), or in one of the given lines of text (its DOI or its title stands there).
 */
export const seemSeenBefore = (references: readonly Reference[], lines: readonly string[]): readonly boolean[] => {
  const seen = new Set<string>();
  return references.map((reference) => {
    const isRepeated = seen.has(keyOf(reference));
    seen.add(keyOf(reference));
    return isRepeated || lines.some((line) => standsIn(reference, line));
  });
};
