import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-edition.ts";

export const editionTexts: Translated<typeof nb.editionTexts> = {
  older: (edition) => `Dette er utgåve ${edition}. Ho er erstatta av ei nyare utgåve.`,
  toNewest: "Les den nyaste utgåva",
  confirmed: "Vurdert på nytt",
};
