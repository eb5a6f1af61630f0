import { BOUNDARY_TAGS, isBlank } from "../../../../platform/pure/rich-text/index.ts";
import { linksIn, withShownAddresses } from "./address.ts";
import { htmlFindings } from "./html-findings.ts";
import { type Kind, stringOf, textUpTo } from "./kind.ts";
import { plainText } from "./plain-text.ts";
import type { HtmlFeature } from "./property.ts";

const MOST_CHARACTERS = 200_000;

const featureTags: Readonly<Record<HtmlFeature, readonly string[]>> = {
  h2: ["h2"],
  h3: ["h3"],
  h4: ["h4"],
  table: ["table", "caption", "thead", "tbody", "tr", "th", "td"],
  image: ["figure", "figcaption", "img"],
  quote: ["blockquote", "hr"],
  code: ["code", "pre"],
};
const always = ["p", "ul", "ol", "li", "strong", "em", "u", "sup", "sub", "br", "a"];

/** The tags that a rich text with these features may hold. The editor offers the same. */
export const htmlTags = (features: readonly HtmlFeature[]): readonly string[] => [
  ...always,
  ...features.flatMap((feature) => featureTags[feature]),
];

/**
 * A text with a space at the edges of the cells and blocks that it may not hold, so that their words stay apart when the tags are dropped.
 * To be done before that, by everything that drops them.
 */
export function apart(html: string, tags: readonly string[]): string {
  const dropped = ["div", "pre", ...BOUNDARY_TAGS].filter((tag) => !tags.includes(tag));
  return html.replace(new RegExp(`<(?=/?(?:${dropped.join("|")})[\\s/>])`, "gi"), " <");
}

/** The attributes that the tags of a rich text may have. All others are removed. */
export const htmlAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
};

/** Schemes of the addresses in a rich text: of its links, and of its pictures. An address without one is kept. */
export const htmlSchemes = {
  links: ["https", "http", "mailto", "tel", "content", "media"],
  pictures: ["https", "media"],
} as const;

const hasPicture = (html: string): boolean => /<img\b/.test(html);
const WITHOUT_ALT = /<img\b(?![^>]*\balt=)/;

/** Whether a rich text shows nothing: `<p></p>` too. */
export const isEmptyHtml = (html: string): boolean => isBlank(plainText(html)) && !hasPicture(html);

export const htmlKind: Kind<"html"> = {
  schema: () => textUpTo(MOST_CHARACTERS),
  empty: () => "",
  isEmpty: (value) => isEmptyHtml(stringOf(value)),
  findings: (property, value) => [
    ...(WITHOUT_ALT.test(stringOf(value)) ? [{ path: [], kind: "NoAlternativeText", stops: true } as const] : []),
    ...htmlFindings(stringOf(value), property).map((kind) => ({ path: [], kind, stops: false })),
  ],
  toWire: (_, value, wire) => withShownAddresses(stringOf(value), wire),
  text: (_, value) => plainText(stringOf(value)),
  refs: (_, value) => linksIn(stringOf(value)),
  mapHtml: (property, value, map) => map(stringOf(value), property),
};
