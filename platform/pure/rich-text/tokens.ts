import { withoutControls } from "../text/index.ts";
import { decodeEntities } from "./entities.ts";

export type Token =
  | { readonly kind: "open"; readonly tag: string; readonly attribute: (name: string) => string | null }
  | { readonly kind: "close"; readonly tag: string }
  | { readonly kind: "text"; readonly text: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;

/** Reads well-formed HTML (what the sanitizer or the editor wrote: no comments, no "<" or ">" inside attributes). */
export function* tokensOf(html: string): Generator<Token> {
  let read = 0;
  for (const match of html.matchAll(TAG)) {
    if (match.index > read) yield textToken(html.slice(read, match.index));
    read = match.index + match[0].length;
    const tag = (match[2] ?? "").toLowerCase();
    yield match[1] === "/" ? { kind: "close", tag } : { kind: "open", tag, attribute: attributeOf(match[3] ?? "") };
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
