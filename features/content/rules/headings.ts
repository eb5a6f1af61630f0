import { wordsOfHtml } from "../../../platform/pure/html/index.ts";

export type LinkedHeading = { readonly id: string; readonly text: string };

/**
 * The HTML with an id on each h2, and the list of these headings for a table of contents. Ids
 * come from the text, so they stay when other headings change; equal ones are numbered. One without words is in no list.
 * @param html clean HTML as stored: tags without attributes
 * @param within what the ids begin with: another for each text of a page
 */
export function withHeadingIds(
  html: string,
  within = "del",
): { readonly html: string; readonly headings: readonly LinkedHeading[] } {
  const headings: LinkedHeading[] = [];
  const taken = new Map<string, number>();
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const text = wordsOfHtml(inner, "");
    const base = slugOf(text, within);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const id = count === 1 ? base : `${base}-${count}`;
    if (text !== "") headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}

const slugOf = (text: string, within: string): string => {
  const words = text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("å", "a")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return words === "" ? within : `${within}-${words}`;
};
