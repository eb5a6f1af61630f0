import { EMPTY_TAGS } from "./allowed.ts";
import { type HtmlTag, tagsIn } from "./tokens.ts";

/** An element and what it holds, or what stands between two of them, with an empty tag. */
export type HtmlPiece = Pick<HtmlTag, "tag" | "attribute"> & { readonly inside: string };

const none = (): null => null;

/** The elements of these names that stand in clean HTML and not in one another, and what stands between them. */
export function piecesOf(html: string, names: readonly string[]): readonly HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let read = 0;
  let open: HtmlTag | null = null;
  let depth = 0;
  const between = (upto: number) => {
    const inside = html.slice(read, upto);
    if (inside.trim() !== "") pieces.push({ tag: "", attribute: none, inside });
  };
  for (const tag of tagsIn(html)) {
    if (open === null) {
      if (tag.kind === "close" || !names.includes(tag.tag)) continue;
      between(tag.from);
      read = tag.to;
      if (EMPTY_TAGS.includes(tag.tag)) pieces.push({ ...tag, inside: "" });
      else [open, depth] = [tag, 1];
    } else if (tag.tag === open.tag) {
      depth += tag.kind === "close" ? -1 : 1;
      if (depth > 0) continue;
      pieces.push({ ...open, inside: html.slice(read, tag.from) });
      read = tag.to;
      open = null;
    }
  }
  if (open) pieces.push({ ...open, inside: html.slice(read) });
  else between(html.length);
  return pieces;
}

/** The elements alone. */
export const elementsIn = (html: string, ...names: readonly string[]): readonly HtmlPiece[] =>
  piecesOf(html, names).filter(({ tag }) => tag !== "");
