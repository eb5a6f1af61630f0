import sanitizeHtml from "sanitize-html";
import { richTextKeys } from "../../core/content/index.ts";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "u", "code", "pre", "br", "a", "blockquote", "hr"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
};

/** Tags that a page's rich text may hold: more than an author's text (headings, pictures, tables), but no scripts. */
const cleanPageHtml = (html: string): string => sanitizeHtml(html, options);

const isRichText = (key: string): boolean => richTextKeys.some((each) => each === key);

/** The properties with every rich text in them cleaned, wherever it stands. */
export function cleanProperties(value: unknown, key = ""): unknown {
  if (typeof value === "string") return isRichText(key) ? cleanPageHtml(value) : value;
  if (Array.isArray(value)) return value.map((each) => cleanProperties(each, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanProperties(each, name)]));
}
