import { BLOCK_TAGS, MARK_TAGS } from "./allowed.ts";

/**
 * The content that rich text may hold: the one list for the editors, the server's cleaning of authors' and pages' texts, the preview of
 * a page and the reading view. No styles, classes or ids.
 */

/** Every tag that an author's text may hold: those of the toolbar. */
export const RICH_TEXT_TAGS: readonly string[] = [...MARK_TAGS, ...BLOCK_TAGS, "br"];

/** The tags that a text of a page may hold beside them, by what its property allows. */
export const FEATURE_TAGS = {
  h2: ["h2"],
  h3: ["h3"],
  h4: ["h4"],
  table: ["table", "caption", "thead", "tbody", "tr", "th", "td"],
  image: ["figure", "figcaption", "img"],
  quote: ["blockquote", "hr"],
  code: ["code", "pre"],
} as const;

/** The tags that every text of a page may hold. */
export const PAGE_TAGS: readonly string[] = RICH_TEXT_TAGS.filter(
  (tag) => !FEATURE_TAGS.code.some((code) => code === tag),
);

/** The attributes that tags may carry, in every text that may hold the tag. All others are removed. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  ol: ["start"],
  img: ["src", "alt", "width", "height"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
};

export const LINK_SCHEMES = ["http", "https", "mailto", "tel"] as const;
