import type sanitizeHtml from "sanitize-html";
import { withPublicLinks } from "../../../platform/pure/link/index.ts";
import { TEXTLESS_TAGS } from "../../../platform/pure/rich-text/index.ts";
import { reducedHtml } from "../../../platform/server/reduced-html.ts";
import { apart, type HtmlMap, htmlAttributes, htmlSchemes, htmlTags } from "../rules/index.ts";

const options: sanitizeHtml.IOptions = {
  allowedAttributes: Object.fromEntries(Object.entries(htmlAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...htmlSchemes.links],
  allowedSchemesByTag: { img: [...htmlSchemes.pictures] },
  nonTextTags: [...TEXTLESS_TAGS],
};

/**
 * Keeps the tags of a rich text that its property allows. Always removes scripts, styles and handlers. Text from the editor comes back
 * unchanged: a tag without content ends as browsers write it (a «>» of a text or an address is escaped).
 */
export const cleanHtml: HtmlMap = (html, { features }) => {
  const allowedTags = [...htmlTags(features)];
  return withPublicLinks(reducedHtml(apart(html, allowedTags), { ...options, allowedTags }).replaceAll(" />", ">"));
};
