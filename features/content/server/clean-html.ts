import { withPublicLinks } from "../../../platform/pure/link/index.ts";
import { reducedHtml } from "../../../platform/server/reduced-html.ts";
import { apart, type HtmlMap, htmlSchemes, htmlTags } from "../rules/index.ts";

const options = {
  allowedSchemes: [...htmlSchemes.links],
  allowedSchemesByTag: { img: [...htmlSchemes.pictures] },
};

/**
 * Keeps the tags of a rich text that its property allows. Always removes scripts, styles and handlers. Text from the editor comes back
 * unchanged: a tag without content ends as browsers write it (a «>» of a text or an address is escaped).
 */
export const cleanHtml: HtmlMap = (html, { features }) => {
  const tags = htmlTags(features);
  return withPublicLinks(reducedHtml(apart(html, tags), { ...options, tags }).replaceAll(" />", ">"));
};
