import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts-changes.nn.ts";
/** The changes between two editions, for readers: features/publication/README.md. */
export const editionChangesTexts = {
  title: "Hva er endret",
  between: (from: number, to: number) => `Hva er endret fra utgave ${from} til utgave ${to}`,
  of: "Utgavene:",
  edition: (version: number, day: string) => `Utgave ${version}, ${day}`,
  note: (note: string) => `Redaksjonen skriver: ${note}`,
  explain: "Ord som er satt inn, er understreket. Ord som er fjernet, er strøket over.",
  changed: (count: number) => {
    if (count === 0) return "Ingen ord er endret.";
    return count === 1 ? "Ett felt er endret." : `${count} felt er endret.`;
  },
  heading: "Tittel",
} as const;

export const editionChangesTextsIn = byLanguage({ nb: editionChangesTexts, nn: nn.editionChangesTexts });
