import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";

/** The lists of the assessment site's front page. */
export const frontTexts = {
  newest: "Nylig publisert",
  ongoing: "Under arbeid nå",
  published: (date: string) => date,
  changed: (date: string) => `Sist endret ${date}`,
  all: (count: number) => `Se alle ${norwegianNumber(count)}`,
  alert: "Få varsel når noe publiseres",
} as const;
