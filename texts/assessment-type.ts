import type { AssessmentType } from "../core/assessment/index.ts";

/** What the three assessment types are called, wherever they are named: A section 9. */
export const assessmentTypeTexts = {
  "1": "Helseforetak",
  "2": "Fylke og kommune",
  "3": "Organisasjon eller fylke",
} as const satisfies Record<AssessmentType, string>;
