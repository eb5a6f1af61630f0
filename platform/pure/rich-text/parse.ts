import { BLOCK_TAGS, linkAddress, listStart, MARK_TAGS, MAX_LIST_DEPTH, type MarkTag } from "./allowed.ts";
import type { Mark, RichTextDocument } from "./document.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { type Token, tokensOf } from "./tokens.ts";

/**
 * Parses well-formed HTML into the tree that the editor would make of it. Every structure is accepted: loose text becomes a
 * paragraph, a list directly in a list joins the item before it, lists that are too deep are flattened, unknown tags are skipped
 * and their content kept. HTML from outside must go through the server's sanitizer first. Never throws.
 */
export const parseRichText = (html: string): RichTextDocument => {
  const builder = new DocumentBuilder();
  const open: OpenElement[] = [];
  // The same for all pieces until an element is opened or closed: they share it.
  let marks: readonly Mark[] | null = null;
  for (const token of tokensOf(html)) {
    if (token.kind === "close") closeElement(open, token.tag);
    else if (token.kind === "open" && token.tag !== "br") open.push(openElement(builder, token));
    else {
      marks ??= marksOf(open);
      if (token.kind === "text") builder.text(token.text, marks);
      else builder.lineBreak(marks);
      continue;
    }
    marks = null;
  }
  for (const element of open.reverse()) element.close();
  return builder.finish();
};

type OpenElement = { readonly tag: string; readonly mark: Mark | null; readonly close: () => void };

const openElement = (builder: DocumentBuilder, token: Token & { kind: "open" }): OpenElement => {
  const { tag } = token;
  const mark = markOf(token);
  if (mark !== null || !isBlockTag(tag)) return { tag, mark, close: () => {} };
  return { tag, mark, close: openBlock(builder, token) };
};

const openBlock = (builder: DocumentBuilder, { tag, attribute }: Token & { kind: "open" }): (() => void) => {
  switch (tag) {
    case "p":
      return builder.openParagraph();
    case "pre":
      return builder.openCode();
    case "li":
      return builder.openItem();
    case "ul":
      return builder.openList({ ordered: false, start: 1 }, MAX_LIST_DEPTH);
    case "ol":
      return builder.openList({ ordered: true, start: listStart(attribute("start")) }, MAX_LIST_DEPTH);
    default:
      return builder.openBoundary();
  }
};

const closeElement = (open: OpenElement[], tag: string): void => {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at === -1) return;
  for (const element of open.splice(at).reverse()) element.close();
};

const isBlockTag = (tag: string): boolean => tag === "div" || BLOCK_TAGS.some((block) => block === tag);

const isMarkTag = (tag: string): tag is MarkTag => MARK_TAGS.some((mark) => mark === tag);

const markOf = ({ tag, attribute }: Token & { kind: "open" }): Mark | null => {
  if (!isMarkTag(tag)) return null;
  if (tag !== "a") return { tag };
  const href = linkAddress(attribute("href") ?? "");
  return href === null ? null : { tag, href };
};

const marksOf = (open: readonly OpenElement[]): readonly Mark[] =>
  MARK_TAGS.flatMap((tag) => open.findLast((element) => element.mark?.tag === tag)?.mark ?? []);
