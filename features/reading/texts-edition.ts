/** An edition beside the others. */
export const editionTexts = {
  older: (edition: number) => `Dette er utgave ${edition}. Den er erstattet av en nyere utgave.`,
  toNewest: "Les den nyeste utgaven",
  confirmed: "Vurdert på nytt",
} as const;
