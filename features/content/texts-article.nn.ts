import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-article.ts";

export const articleTexts: Translated<typeof nb.articleTexts> = {
  unknownBlock: (name) => `Innhaldet kunne ikkje visast. Blokka «${name}» er ukjend.`,
  articles: "Artiklar",
  all: "Alle artiklar",
  tableOfContents: "Innhald på sida",
  changeLog: "Endringslogg",
  published: (date) => `Publisert ${date}`,
  updated: (date) => `Sist oppdatert ${date}`,
  author: (name) => `Skrive av ${name}`,
};
