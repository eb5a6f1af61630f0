import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts-status.nn.ts";
export const statusTexts = { 1: "Under arbeid", 2: "Til publisering", 3: "Publisert" } as const;

export const statusTextsIn = byLanguage({ nb: statusTexts, nn: nn.statusTexts });
