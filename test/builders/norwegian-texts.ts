import type { Language } from "../../platform/pure/language/index.ts";

const paragraphs: Readonly<Record<Language, string>> = {
  nb:
    "Metoden er ikke tatt i bruk ved sykehuset, og det er usikkert hvordan den virker sammenlignet med vanlig behandling. Vi fant " +
    "noen få studier, og bare én av dem hadde flere enn hundre pasienter. Tilliten til resultatene er lav, men pasientene selv sier " +
    "at de sover bedre og kommer tidligere hjem enn før.",
  nn:
    "Metoden er ikkje teken i bruk ved sjukehuset, og det er uvisst korleis han verkar samanlikna med vanleg behandling. Vi fann " +
    "nokre få studiar, og berre éin av dei hadde fleire enn hundre pasientar. Tilliten til resultata er låg, men pasientane sjølve " +
    "seier at dei søv betre og kjem tidlegare heim enn før.",
};

/** A text of more than 200 words in one of the forms of Norwegian, as rich text. */
export const longTextIn = (language: Language): string => `<p>${paragraphs[language]}</p>`.repeat(5);
