/** What is said of a file that belongs to an assessment, to those who read it. */
export const fileTexts = {
  none: "Ingen PDF er lastet opp",
} as const;
