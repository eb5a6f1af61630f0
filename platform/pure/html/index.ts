const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for HTML, between tags and inside quoted attributes. Rich text that we store is written by platform/pure/rich-text instead. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * The words of a page's clean text on one line, for the title and the headings of readers' pages only: the tree that `lineOf` of
 * platform/pure/rich-text reads would not fit into what each of them loads.
 * @param between what stands for a tag
 */
export const wordsOfHtml = (html: string, between: "" | " "): string =>
  Object.entries(entities)
    // "&" last: of "&amp;lt;" the text is "&lt;".
    .reduceRight(
      (text, [sign, entity]) => text.replaceAll(entity, sign),
      html.replace(/<[^>]*>/g, between).replaceAll("&nbsp;", " "),
    )
    .replace(/\s+/g, " ")
    .trim();
