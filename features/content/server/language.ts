import type { ContentForm, Page } from "../rules/index.ts";

const names = { no: "norsk", nb: "bokmål", nn: "nynorsk" } as const satisfies Record<ContentForm, string>;

/** The language of a content as the content API names it: Norwegian where nobody has said the form. @param link where the content is read in it */
export const languageOf = (link: string, { language: name = "no" }: Pick<Page, "language"> = {}) => ({
  link,
  displayName: names[name],
  name,
});
