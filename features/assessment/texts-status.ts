import { byLanguage } from "../../platform/pure/language/index.ts";
export const statusTexts = { 1: "Under arbeid", 2: "Til publisering", 3: "Publisert" } as const;

export const statusTextsIn = byLanguage({ nb: statusTexts });
