import type sanitizeHtml from "sanitize-html";
import {
  ALLOWED_ATTRIBUTES,
  isEmptyRichText,
  LINK_SCHEMES,
  markSanitized,
  parseRichText,
  RICH_TEXT_MAX_LENGTH,
  type SanitizedHtml,
  serializeRichText,
  withoutControls,
} from "../../core/rich-text/index.ts";
import { reducedHtml } from "../platform/reduced-html.ts";

export type SanitizedRichText =
  | { readonly kind: "Sanitized"; readonly html: SanitizedHtml }
  | { readonly kind: "RichTextTooLong"; readonly length: number; readonly max: number };

/**
 * Reduces HTML from outside to the editor's schema and writes it byte for byte as the editor would, so that text which is loaded and
 * saved unchanged stays the same. '' for text without content. Idempotent. Refuses more than RICH_TEXT_MAX_LENGTH characters,
 * before or after cleaning, and more than 30,000 tags. docs/spec/blocks.md, TextEditor
 */
export const sanitizeRichText = (html: string): SanitizedRichText => {
  if (html.length > RICH_TEXT_MAX_LENGTH || tagsIn(html) > MOST_TAGS) return tooLong(html.length);
  const clean = serializeRichText(parseRichText(reducedHtml(withoutControls(html), ALLOW_LIST)));
  if (clean.length > RICH_TEXT_MAX_LENGTH) return tooLong(clean.length);
  return { kind: "Sanitized", html: markSanitized(isEmptyRichText(clean) ? "" : clean) };
};

/** Far more than 200,000 characters that somebody wrote can have, and few enough that cleaning them holds nobody else up. */
const MOST_TAGS = 30_000;
const tagsIn = (html: string): number => html.split("<").length - 1;

const tooLong = (length: number): SanitizedRichText => ({ kind: "RichTextTooLong", length, max: RICH_TEXT_MAX_LENGTH });

/** What separates pieces of text without being kept: read as the edge of a paragraph. Tables become one for each cell. */
const BOUNDARIES = [
  "address",
  "article",
  "aside",
  "blockquote",
  "caption",
  "center",
  "dd",
  "details",
  "dl",
  "dt",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "form",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "header",
  "hr",
  "legend",
  "main",
  "nav",
  "section",
  "summary",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
];

const SAME_MEANING = { b: "strong", i: "em", ins: "u", kbd: "code", samp: "code", tt: "code", dir: "ul", menu: "ul" };

const ALLOW_LIST: sanitizeHtml.IOptions = {
  allowedTags: [...Object.keys(ALLOWED_ATTRIBUTES), "div"],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  transformTags: { ...SAME_MEANING, ...Object.fromEntries(BOUNDARIES.map((tag) => [tag, "div"])) },
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "noembed",
    "noframes",
    "template",
    "title",
    "iframe",
    "object",
  ],
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nestingLimit: 100,
};
