import { byLanguage } from "../../platform/pure/language/index.ts";
import type { AssessmentType } from "./rules/index.ts";
import * as nn from "./texts-type.nn.ts";

export const assessmentTypeTexts = {
  "1": "Helseforetak",
  "2": "Fylke og kommune",
  "3": "Organisasjon eller fylke",
} as const satisfies Record<AssessmentType, string>;

export const assessmentTypeTextsIn = byLanguage({ nb: assessmentTypeTexts, nn: nn.assessmentTypeTexts });
