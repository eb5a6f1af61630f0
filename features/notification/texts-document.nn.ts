import type { Translated } from "../../platform/pure/language/index.ts";
import { readingTexts } from "../reading/texts.nn.ts";
import { notificationTexts } from "./texts.nn.ts";
import type * as nb from "./texts-document.ts";

const KIND = "Metodevarsel";

export const notificationDocumentTexts: Translated<typeof nb.notificationDocumentTexts> = {
  ...notificationTexts,
  language: "nn",
  subtitle: KIND,
  cite: "Slik siterer du",
  changeLog: readingTexts.changeLog,
  citation: ({ publisher, year, title, address }) =>
    (publisher === "" ? [`${title} (${year})`, KIND, address] : [`${publisher} (${year})`, title, KIND, address])
      .map((part) => part.replace(/[.\s]+$/, ""))
      .join(". "),
};
