import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";
import { ALLOWED_ATTRIBUTES, TEXTLESS_TAGS } from "../pure/rich-text/index.ts";

const require = createRequire(import.meta.url);
let loaded: typeof sanitizeHtml | undefined;

const ALWAYS: sanitizeHtml.IOptions = {
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  nonTextTags: [...TEXTLESS_TAGS],
};

type Options = Omit<sanitizeHtml.IOptions, "allowedTags"> & { readonly tags: readonly string[] };

/**
 * HTML from outside with these tags and the attributes that they may have. Its library reads a stream of tags: a parser that builds the
 * tree of the standard (parse5) makes 124 MB of 50 KB of unclosed marks, in a minute. It comes with the first text: it takes megabytes, and who
 * only reads never needs it.
 */
export function reducedHtml(html: string, { tags, ...options }: Options): string {
  loaded ??= require("sanitize-html") as typeof sanitizeHtml;
  return loaded(html, { ...ALWAYS, ...options, allowedTags: [...tags] });
}
