/** Matches nearly every text, which then needs no second reading. */
const HOLDS_NONE = /^[\t\n\u0020-\u007e\u00a0-\ud7ff]*$/;
const CONTROLS = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;

/** Removes the characters that HTML and the database cannot hold: controls other than tab and newline, and lone surrogates. */
export const withoutControls = (text: string): string =>
  HOLDS_NONE.test(text) ? text : text.replaceAll(/\r\n?/g, "\n").toWellFormed().replaceAll(CONTROLS, "");
