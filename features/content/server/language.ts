/** The one language of all content, as the content API names it. @param link where the content is read in it */
export const languageOf = (link: string) => ({ link, displayName: "norsk", name: "no" });
