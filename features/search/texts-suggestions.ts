/** Suggestions under a search field. */
export const suggestionTexts = {
  list: "Forslag",
  didYouMean: { before: "Mente du ", after: "?" },
  found: (count: number) =>
    count === 1 ? "1 forslag. Velg med piltastene." : `${count} forslag. Velg med piltastene.`,
} as const;
