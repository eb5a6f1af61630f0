/** Texts about an assessment's files, for readers. */
export const fileTexts = {
  none: "Ingen PDF er lastet opp",
} as const;
