import { isEmptyRichText } from "../rich-text/index.ts";
import type { Block } from "./template.ts";

/** Text or rich text (HTML); a list of chosen values or of four texts; `null` when nothing was ever saved. */
export type BlockValue = string | readonly string[] | null;

/** The values of one assessment by block key. An absent key is an empty block. */
export type BlockValues = Readonly<Record<string, BlockValue>>;

const isBlankText = (text: string): boolean => text.trim() === "";

/**
 * Whether a block has its value. A table has it when all four of its texts are written. Kinds that keep no value of their
 * own (literature searches, uploads, tables of evidence, economy) are never filled by one: see `missingMandatory`.
 */
export const hasValue = (block: Block, value: BlockValue | undefined): boolean => {
  if (value === null || value === undefined) return false;
  const texts = typeof value === "string" ? [value] : value;
  switch (block.kind) {
    case "Text":
      return texts.some((text) => !isBlankText(text));
    case "TextEditor":
      return texts.some((text) => !isEmptyRichText(text));
    case "Select":
    case "RelationSelector":
      return texts.some((text) => !isBlankText(text));
    case "Table":
      return texts.length === 4 && texts.every((text) => !isBlankText(text));
    default:
      return false;
  }
};
