/** The lists of the assessment site's front page. */
export const frontTexts = {
  newest: "Nylig publisert",
  ongoing: "Under arbeid nå",
  published: (date: string) => `Publisert ${date}`,
  changed: (date: string) => `Sist endret ${date}`,
  all: "Se alle",
} as const;
