import { isBlank } from "../text/index.ts";
import type { Block, Inline, RichTextDocument } from "./document.ts";
import { parseRichText } from "./parse.ts";
import { raised } from "./raised.ts";

/** The words of clean rich text without markup, a line for each paragraph and line break: for search, counting, summaries. */
export const plainTextOf = (html: string): string => textOfBlocks(parseRichText(html)).trim();

/** Whether there is nothing to read: no text, or only white space and empty blocks. */
export const isEmptyRichText = (html: string): boolean => !BEGINS_WITH_WORDS.test(html) && isBlank(plainTextOf(html));

/** A letter or digit that is text for certain: outside tags, before any entity. Nearly every text has one, and need not be parsed to know. */
const BEGINS_WITH_WORDS = /(?:^|>)[^<>&]*(?!\p{DI})[\p{L}\p{N}]/u;

/** The words of a plain text: runs between white space that hold a letter or a digit. */
export const wordsIn = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run));

/** Number of words ("høyst 250 ord"). */
export const countWords = (html: string): number => wordsIn(plainTextOf(html)).length;

const textOfBlocks = (blocks: RichTextDocument): string => blocks.map(textOfBlock).join("\n");

const textOfBlock = (block: Block): string => {
  switch (block.kind) {
    case "paragraph":
      return block.content.map(textOfInline).join("");
    case "code":
      return block.text;
    case "list":
      return block.items.map(textOfBlocks).join("\n");
  }
};

const textOfInline = (inline: Inline): string => {
  if (inline.kind === "break") return "\n";
  const mark = inline.marks.find(({ tag }) => tag === "sup" || tag === "sub");
  return mark ? raised(inline.text, mark.tag === "sup") : inline.text;
};
