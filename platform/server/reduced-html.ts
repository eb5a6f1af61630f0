import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";

const require = createRequire(import.meta.url);
let loaded: typeof sanitizeHtml | undefined;

/** HTML without what the options do not allow. The library comes with the first text: it takes megabytes, and who only reads never needs it. */
export function reducedHtml(html: string, options: sanitizeHtml.IOptions): string {
  loaded ??= require("sanitize-html") as typeof sanitizeHtml;
  return loaded(html, options);
}
