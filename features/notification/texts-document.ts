import { byLanguage } from "../../platform/pure/language/index.ts";
import type { NotificationWords } from "../content/rules/notification/index.ts";
import { readingTexts } from "../reading/texts.ts";
import { notificationTexts } from "./texts.ts";
import * as nn from "./texts-document.nn.ts";

const KIND = "Metodevarsel";

/** The words of a notification's document. features/document/README.md */
export const notificationDocumentTexts: NotificationWords = {
  ...notificationTexts,
  language: "nb",
  subtitle: KIND,
  cite: "Slik siterer du",
  changeLog: readingTexts.changeLog,
  citation: ({ publisher, year, title, address }) =>
    (publisher === "" ? [`${title} (${year})`, KIND, address] : [`${publisher} (${year})`, title, KIND, address])
      .map((part) => part.replace(/[.\s]+$/, ""))
      .join(". "),
};

export const notificationDocumentTextsIn = byLanguage({
  nb: notificationDocumentTexts,
  nn: nn.notificationDocumentTexts,
});
