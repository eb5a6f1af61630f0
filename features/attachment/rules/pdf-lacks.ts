/**
 * What a PDF that opens lacks for readers with a screen reader: tags, a title, a language, the right to read its text aloud. A collection shows
 * most readers its cover only.
 */
export const pdfLacks = ["tags", "title", "language", "access", "collection"] as const;
export type PdfLack = (typeof pdfLacks)[number];

/** Titles that programs write when nobody gave one. */
const NO_TITLE =
  /^(?:untitled|uten navn|uten tittel|microsoft (?:word|powerpoint|excel) - .*|.*\.(?:docx?|pptx?|xlsx?|odt|indd|pdf))$/i;

/** Whether a title says what the document is. */
export const saysWhatItIs = (title: string): boolean => title.trim() !== "" && !NO_TITLE.test(title.trim());
