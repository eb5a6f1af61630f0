import { ALLOWED_ATTRIBUTES, TEXTLESS_TAGS } from "../../../../platform/pure/rich-text/index.ts";
import { apart, type HtmlMap, htmlSchemes, htmlTags } from "../../rules/index.ts";

const HTML = "http://www.w3.org/1999/xhtml";

/**
 * A rich text with what its property allows, before it is saved: the browser's part of `features/content/server/clean-html.ts`, with the same list.
 * The text is read into a document in which nothing runs and nothing is fetched.
 */
export const cleanHtmlAtDesk: HtmlMap = (html, { features }) => {
  const tags = htmlTags(features);
  const { body } = new DOMParser().parseFromString(apart(html, tags), "text/html");
  reduce(body, new Set(tags));
  return body.innerHTML;
};

function reduce(parent: Element, tags: ReadonlySet<string>): void {
  for (const child of [...parent.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) continue;
    if (!(child instanceof Element) || child.namespaceURI !== HTML || TEXTLESS_TAGS.includes(child.localName))
      child.remove();
    else {
      reduce(child, tags);
      if (tags.has(child.localName)) keepAttributes(child);
      else child.replaceWith(...child.childNodes);
    }
  }
}

function keepAttributes(element: Element): void {
  const allowed = ALLOWED_ATTRIBUTES[element.localName] ?? [];
  for (const { name, value } of [...element.attributes]) {
    const schemes = name === "src" ? htmlSchemes.pictures : name === "href" ? htmlSchemes.links : null;
    if (!allowed.includes(name) || (schemes && !leadsBy(schemes, value))) element.removeAttribute(name);
  }
}

/** Whether an address has one of these schemes, or none. */
function leadsBy(schemes: readonly string[], address: string): boolean {
  if (!URL.canParse(address, "https://here.invalid")) return false;
  return schemes.includes(new URL(address, "https://here.invalid").protocol.slice(0, -1));
}
