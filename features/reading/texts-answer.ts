/** The answer at the top of a published assessment, where its outcomes and its economy say it. */
export const answerTexts = {
  outcomes: "Viktigste utfall",
  wholeTable: "Hele tabellen",
  net: "Netto per år",
  netMeans: "Under null er en utgift.",
} as const;
