import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-states.ts";

const again = (what: string, it: string) =>
  `${what} kunne ikkje lagast. Portalen prøver igjen etter eit døgn. Blir ${it} ikkje til då heller, sei frå til den som driftar portalen.`;

export const documentStateTexts: Translated<typeof nb.documentStateTexts> = {
  waiting: {
    pdf: "PDF-en blir laga.",
    docx: "Word-dokumentet blir laga.",
    sheet: "Avgjerdsarket blir laga.",
  },
  failed: {
    pdf: again("PDF-en", "han"),
    docx: again("Word-dokumentet", "det"),
    sheet: again("Avgjerdsarket", "det"),
  },
};
