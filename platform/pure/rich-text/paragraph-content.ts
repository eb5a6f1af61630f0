import type { Inline } from "./document.ts";
import { sameMarks } from "./document.ts";

/**
 * Normalizes the content of a paragraph: neighbours with the same marks are merged. White space that contains a line break or
 * a tab is layout of the source and becomes one space, or nothing at the edges and beside line breaks. Plain spaces are kept as
 * they were written. [] when the paragraph held only layout.
 */
export const tidyContent = (content: readonly Inline[]): readonly Inline[] => {
  if (content.every(holdsNoLayout)) return joined(content);
  const collapsed = joined(content).map((part) =>
    part.kind === "text" ? { ...part, text: layoutMarked(part.text) } : part,
  );
  const trimmed = withoutLayoutAtEdges(withoutLayoutAtEdges(collapsed, /^\n/).toReversed(), /\n$/).toReversed();
  return joined(
    trimmed.map((part) => (part.kind === "text" ? { ...part, text: part.text.replaceAll("\n", " ") } : part)),
  );
};

const holdsNoLayout = (part: Inline): boolean =>
  part.kind === "break" || (part.text !== "" && !/[\t\n]/.test(part.text));

/** Each run of white space that comes from the source's layout, as a single line break. Linear in the length of the text. */
const layoutMarked = (text: string): string => text.replaceAll(/[ \t\n]+/g, (run) => (/[\t\n]/.test(run) ? "\n" : run));

const withoutLayoutAtEdges = (content: readonly Inline[], layout: RegExp): Inline[] => {
  const kept: Inline[] = [];
  let atEdge = true;
  for (const part of content) {
    const text: string = part.kind === "break" ? "" : atEdge ? part.text.replace(layout, "") : part.text;
    if (part.kind === "break") kept.push(part);
    else if (text !== "") kept.push({ ...part, text });
    atEdge = part.kind === "break" || (atEdge && text === "");
  }
  return kept;
};

const joined = (content: readonly Inline[]): Inline[] => {
  const together: Inline[] = [];
  for (const part of content) {
    const last = together.at(-1);
    if (part.kind === "text" && last?.kind === "text" && sameMarks(last.marks, part.marks)) {
      together[together.length - 1] = { ...part, text: last.text + part.text };
    } else together.push(part);
  }
  return together;
};
