/** Texts of articles, of lists of them, and of blocks. Apart from `contentTexts`, which every page carries. */
export const articleTexts = {
  unknownBlock: (name: string) => `Innholdet kunne ikke vises. Blokken «${name}» er ukjent.`,
  articles: "Artikler",
  all: "Alle artikler",
  tableOfContents: "Innhold på siden",
  changeLog: "Endringslogg",
  published: (date: string) => `Publisert ${date}`,
  updated: (date: string) => `Sist oppdatert ${date}`,
  author: (name: string) => `Skrevet av ${name}`,
} as const;
