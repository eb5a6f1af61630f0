import { withoutControls } from "../text/index.ts";
import { decodeEntities } from "./entities.ts";

/** @param attribute decoded; null for one that the tag does not have @param from where it stands, up to `to` */
export type HtmlTag = {
  readonly kind: "open" | "close";
  readonly tag: string;
  readonly attribute: (name: string) => string | null;
  readonly from: number;
  readonly to: number;
};
export type Token = HtmlTag | { readonly kind: "text"; readonly text: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;

/**
 * The tags of well-formed HTML: what the sanitizer or the editor wrote, without comments, and no "<" or ">" inside attributes. This and no
 * library, since every page with a text reads with it, in the browser too, where a parser of all HTML has no room.
 */
export function* tagsIn(html: string): Generator<HtmlTag> {
  for (const { index, 0: whole, 1: slash, 2: name = "", 3: attributes = "" } of html.matchAll(TAG))
    yield {
      kind: slash === "/" ? "close" : "open",
      tag: name.toLowerCase(),
      attribute: attributeOf(attributes),
      from: index,
      to: index + whole.length,
    };
}

/** The tags of such HTML, and the text between them. */
export function* tokensOf(html: string): Generator<Token> {
  let read = 0;
  for (const tag of tagsIn(html)) {
    if (tag.from > read) yield textToken(html.slice(read, tag.from));
    read = tag.to;
    yield tag;
  }
  if (read < html.length) yield textToken(html.slice(read));
}

const textToken = (html: string): Token => ({ kind: "text", text: withoutControls(decodeEntities(html)) });

const attributeOf =
  (attributes: string) =>
  (name: string): string | null => {
    const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(attributes)?.[1];
    return value === undefined ? null : decodeEntities(value);
  };
