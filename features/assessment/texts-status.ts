/** docs/spec/assessment.md, Statuses */
export const statusTexts = { 1: "Under arbeid", 2: "Til publisering", 3: "Publisert" } as const;
