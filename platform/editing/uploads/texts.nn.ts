import type { Translated } from "../../pure/language/index.ts";
import type * as nb from "./texts.ts";

export const uploadTexts: Translated<typeof nb.uploadTexts> = {
  queue: "Opplasting",
  waiting: "Ventar",
  percent: (percent) => `${percent} %`,
  working: "Gjer klart …",
  progress: (name) => `Lastar opp ${name}`,
  uploadFailed: "Beklagar, noko gjekk gale.",
  retry: "Prøv igjen",
  retryNamed: (name) => `Prøv igjen å laste opp ${name}`,
  dismiss: "Fjern",
  dismissNamed: (name) => `Fjern ${name} frå lista`,
};
