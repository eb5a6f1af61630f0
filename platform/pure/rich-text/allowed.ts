import { withoutControls } from "../text/index.ts";

/** Longest rich text, in UTF-16 units of its HTML. docs/contract.md, Limits */
export const RICH_TEXT_MAX_LENGTH = 200_000;

/** Lists nested deeper than this are flattened into the deepest allowed one. */
export const MAX_LIST_DEPTH = 9;

/** Marks on text, outermost first: the order in which they are nested when written. */
export const MARK_TAGS = ["a", "strong", "code", "em", "u", "sup", "sub"] as const;

export const BLOCK_TAGS = ["p", "pre", "ul", "ol", "li"] as const;

/** Tags that hold nothing and are never closed. */
export const EMPTY_TAGS: readonly string[] = ["br", "img", "hr"];

export type MarkTag = (typeof MARK_TAGS)[number];

const LINK_ADDRESS = /^(?:(?:https?):\/\/[^/]|(?:mailto|tel):.)/i;
const UNSAFE_IN_ADDRESS = /[\s"'<>\\^`{|}]/gu;

/**
 * The address of a link as it may be stored, or null when it may not be a link: absolute, one of LINK_SCHEMES,
 * readable as a URL. Characters that could end an attribute are percent-encoded. Idempotent.
 */
export const linkAddress = (raw: string): string | null => {
  const address = withoutControls(raw).trim().replace(UNSAFE_IN_ADDRESS, percentEncoded);
  return LINK_ADDRESS.test(address) && URL.canParse(address) ? address : null;
};

/** The number an ordered list starts at: 1 unless the text says a whole number from 0 to 9999. */
export const listStart = (raw: string | null | undefined): number => (/^\d{1,4}$/.test(raw ?? "") ? Number(raw) : 1);

const percentEncoded = (character: string): string => {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
};
