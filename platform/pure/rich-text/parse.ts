import { BLOCK_TAGS, EMPTY_TAGS, linkAddress, listStart, MARK_TAGS, MAX_LIST_DEPTH, type MarkTag } from "./allowed.ts";
import type { Mark, RichTextDocument } from "./document.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { type HtmlTag, tokensOf } from "./tokens.ts";

/**
 * Parses well-formed HTML into the tree that the editor would make of it. Every structure is accepted: loose text becomes a
 * paragraph, a list directly in a list joins the item before it, lists that are too deep are flattened, a page's tags set their content
 * apart, unknown tags are skipped and their content kept. HTML from outside must go through the server's sanitizer first. Never throws.
 */
export const parseRichText = (html: string): RichTextDocument => {
  const builder = new DocumentBuilder();
  const open: OpenElement[] = [];
  for (const token of tokensOf(html)) {
    const marks = open.at(-1)?.marks ?? [];
    if (token.kind === "text") builder.text(token.text, marks);
    else if (token.kind === "close") closeElement(open, token.tag);
    else if (token.tag === "br") builder.lineBreak(marks);
    else if (EMPTY_TAGS.includes(token.tag)) builder.openBoundary()();
    else open.push(openElement(builder, token, marks));
  }
  for (const element of open.reverse()) element.close();
  return builder.finish();
};

/** @param marks of the text in it: one list for all of it */
type OpenElement = { readonly tag: string; readonly marks: readonly Mark[]; readonly close: () => void };

const openElement = (builder: DocumentBuilder, tag: HtmlTag, marks: readonly Mark[]): OpenElement => {
  const mark = markOf(tag);
  if (mark !== null) return { tag: tag.tag, marks: withMark(marks, mark), close: () => {} };
  return { tag: tag.tag, marks, close: isBlockTag(tag.tag) ? openBlock(builder, tag) : () => {} };
};

const openBlock = (builder: DocumentBuilder, { tag, attribute }: HtmlTag): (() => void) => {
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

/** Of FEATURE_TAGS those that set their content apart. A pattern, since the list has no room in readers' scripts. */
const OF_PAGES = /^(?:div|h\d|t(?:able|head|body|[rhd])|caption|fig\w+|blockquote)$/;

const isBlockTag = (tag: string): boolean => OF_PAGES.test(tag) || BLOCK_TAGS.some((block) => block === tag);

const isMarkTag = (tag: string): tag is MarkTag => MARK_TAGS.some((mark) => mark === tag);

const markOf = ({ tag, attribute }: HtmlTag): Mark | null => {
  if (!isMarkTag(tag)) return null;
  if (tag !== "a") return { tag };
  const href = linkAddress(attribute("href") ?? "");
  return href === null ? null : { tag, href };
};

const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  MARK_TAGS.flatMap((tag) => (tag === mark.tag ? mark : (marks.find((each) => each.tag === tag) ?? [])));
