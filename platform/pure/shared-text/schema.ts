import { Schema } from "@tiptap/pm/model";
import { linkAddress } from "../rich-text/index.ts";

const NUMBER_OF_LISTS = 9_999;

/** The library asks for each piece of a link again, and an address may be as long as the text. */
let lastLinkAddress: string | null = null;

/** A link may only lead where rich text may: steps come from outside. */
const checkHref = (href: unknown): void => {
  if (href !== null && href === lastLinkAddress) return;
  if (typeof href !== "string" || linkAddress(href) !== href) throw new RangeError("no address of a link");
  lastLinkAddress = href;
};

const checkStart = (start: unknown): void => {
  if (typeof start !== "number" || !Number.isInteger(start) || start < 0 || start > NUMBER_OF_LISTS)
    throw new RangeError("no start of a list");
};

/**
 * The schema of rich text, as steps use it: the schema of the authors' editor, by the same names, without a browser. The
 * order of the marks is that of MARK_TAGS. features/block/README.md
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*" },
    bulletList: { group: "block list", content: "listItem+" },
    orderedList: { group: "block list", content: "listItem+", attrs: { start: { default: 1, validate: checkStart } } },
    listItem: { content: "paragraph block*", defining: true },
    codeBlock: { group: "block", content: "text*", marks: "", code: true, defining: true },
    hardBreak: { group: "inline", inline: true, selectable: false },
    text: { group: "inline" },
  },
  marks: {
    link: { attrs: { href: { default: null, validate: checkHref } }, inclusive: false },
    bold: {},
    code: {},
    italic: {},
    underline: {},
    superscript: {},
    subscript: {},
  },
});
