import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-type.ts";

export const assessmentTypeTexts: Translated<typeof nb.assessmentTypeTexts> = {
  "1": "Helseføretak",
  "2": "Fylke og kommune",
  "3": "Organisasjon eller fylke",
};
