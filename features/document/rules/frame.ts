import type { TextLink } from "../../api/index.ts";
import type { DocumentPart, Run, Term } from "./document.ts";
import { paragraph, run } from "./parts.ts";

/** Building blocks that all documents use. */

export const paragraphOfLines = (lines: readonly (readonly Run[])[]): readonly DocumentPart[] =>
  lines.map((runs) => paragraph(runs));

/** A fact; nothing for an empty text. */
export const termPart = (name: string, text: string): readonly Term[] =>
  text.trim() === "" ? [] : [{ term: name, parts: [paragraph(text)] }];

/** A fact of links; nothing when there are none. */
export const linkTerms = (name: string, links: readonly TextLink[]): readonly Term[] =>
  links.length === 0 ? [] : [{ term: name, parts: paragraphOfLines(links.map(({ text, link }) => [run(text, link)])) }];

/** No level is skipped, no id stands twice, and links within the site are whole: a block cannot know of the others. */
export const joinedParts = (parts: readonly DocumentPart[], origin: string): readonly DocumentPart[] => {
  const seen = new Map<string, number>();
  let level = 0;
  return parts.map((part) => {
    if (part.kind !== "heading") return withWholeLinks(part, origin);
    const times = (seen.get(part.id) ?? 0) + 1;
    seen.set(part.id, times);
    level = Math.min(part.level, level + 1);
    return {
      ...part,
      id: times === 1 ? part.id : `${part.id}-${times}`,
      level: level === 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4,
    };
  });
};

const wholeRun =
  (origin: string) =>
  (each: Run): Run =>
    each.kind === "text" && each.href?.startsWith("/") ? { ...each, href: `${origin}${each.href}` } : each;

const withWholeLinks = (part: DocumentPart, origin: string): DocumentPart => {
  const inside = (parts: readonly DocumentPart[]) => parts.map((each) => withWholeLinks(each, origin));
  switch (part.kind) {
    case "paragraph":
      return { ...part, runs: part.runs.map(wholeRun(origin)) };
    case "list":
      return { ...part, items: part.items.map(inside) };
    case "terms":
      return { ...part, items: part.items.map((item) => ({ ...item, parts: inside(item.parts) })) };
    case "table":
      return { ...part, rows: part.rows.map((row) => ({ ...row, cells: row.cells.map(inside) })) };
    default:
      return part;
  }
};
