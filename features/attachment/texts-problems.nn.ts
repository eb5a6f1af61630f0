import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const attachmentProblems: Translated<typeof nb.attachmentProblems> = {
  TooManyFiles: "Det er ikkje plass til fleire filer her. Grensa er ti.",
  NotAPdf: "Fila må vere ein PDF. Lagre dokumentet som PDF først.",
  PdfLocked: "PDF-en er låst med passord, og lesarane kan ikkje opne han. Lagre han utan passord, og last opp på nytt.",
  PdfCutOff: "PDF-en er avkorta: slutten av fila manglar. Hent eller lagre han på nytt, og last opp igjen.",
  PdfDamaged: "PDF-en er skada, og lesarane kan ikkje opne han. Lagre han på nytt som PDF, og last opp igjen.",
  PdfWithoutPages: "PDF-en har ingen sider. Lagre dokumentet på nytt som PDF, og last opp igjen.",
  PdfIsXfa:
    "PDF-en er eit skjema (XFA) som berre Adobe Acrobat viser. Opne det der, skriv det ut til ein ny PDF, og last opp den.",
  PdfTooHeavy: "PDF-en er for krevjande å opne. Lagre han på nytt i mindre format eller del han, og last opp igjen.",
};
