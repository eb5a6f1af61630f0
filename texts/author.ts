/** The editing page, its blocks, saving, contributors and the access page. */
export const authorTexts = {
  comesLater: "Denne delen av skjemaet kommer senere. Du trenger ikke å fylle ut noe her nå.",
} as const;
