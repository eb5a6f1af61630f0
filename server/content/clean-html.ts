import type sanitizeHtml from "sanitize-html";
import { type HtmlMap, htmlTags } from "../../core/content/index.ts";
import { reducedHtml } from "../platform/reduced-html.ts";

const options: sanitizeHtml.IOptions = {
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel", "content"],
  allowedSchemesByTag: { img: ["https"] },
};

/** Keeps the tags of a rich text that its property allows. No scripts, styles or handlers, whatever it allows. */
export const cleanHtml: HtmlMap = (html, { features }) =>
  reducedHtml(html, { ...options, allowedTags: [...htmlTags(features)] });
