/** Said around words that were taken out of a text or put in, where marks alone would tell it. */
export const changedWordsTexts = {
  deleted: "slettet: ",
  inserted: "lagt til: ",
  end: " (slutt) ",
} as const;
