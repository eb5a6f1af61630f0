import {
  BOUNDARY_TAGS,
  FEATURE_TAGS,
  isEmptyRichText,
  LINK_SCHEMES,
  lineOf,
  PAGE_TAGS,
} from "../../../../platform/pure/rich-text/index.ts";
import { linksIn, withShownAddresses } from "./address.ts";
import { htmlFindings } from "./html-findings.ts";
import { type Kind, stringOf, textUpTo } from "./kind.ts";
import type { HtmlFeature } from "./property.ts";

const MOST_CHARACTERS = 200_000;

/** The tags that a rich text with these features may hold. The editor offers the same. */
export const htmlTags = (features: readonly HtmlFeature[]): readonly string[] => [
  ...PAGE_TAGS,
  ...features.flatMap((feature) => FEATURE_TAGS[feature]),
];

/**
 * A text with a space at the edges of the cells and blocks that it may not hold, so that their words stay apart when the tags are dropped.
 * To be done before that, by everything that drops them.
 */
export function apart(html: string, tags: readonly string[]): string {
  const dropped = ["div", "pre", ...BOUNDARY_TAGS].filter((tag) => !tags.includes(tag));
  return html.replace(new RegExp(`<(?=/?(?:${dropped.join("|")})[\\s/>])`, "gi"), " <");
}

/** Schemes of the addresses in a rich text: of its links, and of its pictures. An address without one is kept. */
export const htmlSchemes = {
  links: [...LINK_SCHEMES, "content", "media"],
  pictures: ["https", "media"],
} as const;

const hasPicture = (html: string): boolean => /<img\b/.test(html);
const WITHOUT_ALT = /<img\b(?![^>]*\balt=)/;

/** Whether a rich text shows nothing: `<p></p>` too. */
export const isEmptyHtml = (html: string): boolean => isEmptyRichText(html) && !hasPicture(html);

export const htmlKind: Kind<"html"> = {
  schema: () => textUpTo(MOST_CHARACTERS),
  empty: () => "",
  isEmpty: (value) => isEmptyHtml(stringOf(value)),
  findings: (property, value) => [
    ...(WITHOUT_ALT.test(stringOf(value)) ? [{ path: [], kind: "NoAlternativeText", stops: true } as const] : []),
    ...htmlFindings(stringOf(value), property).map((kind) => ({ path: [], kind, stops: false })),
  ],
  toWire: (_, value, wire) => withShownAddresses(stringOf(value), wire),
  text: (_, value) => lineOf(stringOf(value)),
  refs: (_, value) => linksIn(stringOf(value)),
  mapHtml: (property, value, map) => map(stringOf(value), property),
};
