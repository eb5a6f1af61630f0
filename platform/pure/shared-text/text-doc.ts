import type { Mark, Node } from "@tiptap/pm/model";
import {
  type Block,
  type Inline,
  parseRichText,
  type Mark as RichMark,
  serializeRichText,
} from "../rich-text/index.ts";
import { textSchema } from "./schema.ts";

const { nodes, marks } = textSchema;

/** The document that steps on a stored text refer to. Every stored text has exactly one; the empty text is one empty paragraph. */
export const docOf = (html: string): Node => {
  const blocks = parseRichText(html).map(nodeOf);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
};

const nodeOf = (block: Block): Node => {
  switch (block.kind) {
    case "paragraph":
      return nodes.paragraph.create(null, block.content.map(inlineOf));
    case "code":
      return nodes.codeBlock.create(null, block.text === "" ? [] : [textSchema.text(block.text)]);
    case "list": {
      const items = block.items.map((item) => nodes.listItem.create(null, item.map(nodeOf)));
      return block.ordered
        ? nodes.orderedList.create({ start: block.start }, items)
        : nodes.bulletList.create(null, items);
    }
  }
};

const markTypes = {
  strong: marks.bold,
  code: marks.code,
  em: marks.italic,
  u: marks.underline,
  sup: marks.superscript,
  sub: marks.subscript,
} as const;

const markOf = (mark: RichMark): Mark =>
  mark.tag === "a" ? marks.link.create({ href: mark.href }) : markTypes[mark.tag].create();

const inlineOf = (inline: Inline): Node => {
  const own = inline.marks.map(markOf);
  return inline.kind === "break" ? nodes.hardBreak.create(null, null, own) : textSchema.text(inline.text, own);
};

/** The document as HTML, as the editor writes it; '' when there is nothing to read. */
export const htmlOf = (doc: Node): string =>
  /[^\s\u200B\u2060]/u.test(doc.textContent) ? serializeRichText(childrenOf(doc).map(blockOf)) : "";

const childrenOf = (node: Node): readonly Node[] => node.children;

const blockOf = (node: Node): Block => {
  switch (node.type.name) {
    case "codeBlock":
      return { kind: "code", text: node.textContent };
    case "bulletList":
    case "orderedList": {
      const ordered = node.type === nodes.orderedList;
      const items = childrenOf(node).map((item) => childrenOf(item).map(blockOf));
      return { kind: "list", ordered, start: ordered ? Number(node.attrs.start) : 1, items };
    }
    default:
      return { kind: "paragraph", content: childrenOf(node).map(contentOf) };
  }
};

const tags = {
  bold: "strong",
  code: "code",
  italic: "em",
  underline: "u",
  superscript: "sup",
  subscript: "sub",
} as const;

const isPlain = (name: string): name is keyof typeof tags => name in tags;

const richMarkOf = ({ type, attrs }: Mark): readonly RichMark[] => {
  if (type === marks.link) return [{ tag: "a", href: String(attrs.href) }];
  return isPlain(type.name) ? [{ tag: tags[type.name] }] : [];
};

const contentOf = (node: Node): Inline => {
  const own = node.marks.flatMap(richMarkOf);
  return node.isText ? { kind: "text", text: node.text ?? "", marks: own } : { kind: "break", marks: own };
};
