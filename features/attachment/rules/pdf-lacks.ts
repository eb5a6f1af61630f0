/**
 * Accessibility faults of a PDF that opens: it lacks tags, a title, a language or the permission for screen readers to read its text, or it is a
 * collection, where most programs show only the cover.
 */
export const pdfLacks = ["tags", "title", "language", "access", "collection"] as const;
export type PdfLack = (typeof pdfLacks)[number];

/** Titles that programs write when nobody gave one. */
const NO_TITLE =
  /^(?:untitled|uten navn|uten tittel|microsoft (?:word|powerpoint|excel) - .*|.*\.(?:docx?|pptx?|xlsx?|odt|indd|pdf))$/i;

/** Whether a title says what the document is. */
export const saysWhatItIs = (title: string): boolean => title.trim() !== "" && !NO_TITLE.test(title.trim());
