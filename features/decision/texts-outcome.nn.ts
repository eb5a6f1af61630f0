import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-outcome.ts";

export const decisionOutcomeTexts: Translated<typeof nb.decisionOutcomeTexts> = {
  introduced: "Innført",
  conditional: "Innført på vilkår",
  "not-introduced": "Ikkje innført",
  postponed: "Utsett",
  "phased-out": "Fasa ut",
};
