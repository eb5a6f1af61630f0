import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-reading.ts";

export const decidedTexts: Translated<typeof nb.decidedTexts> = {
  organizations: { organization: "helseføretak", municipality: "kommunar", both: "verksemder" },
  columns: {
    organization: "Verksemd",
    outcome: "Avgjerd",
    why: "Vilkår eller grunngiving",
    decided: "Avgjort",
    followUp: "Blir følgt opp",
    result: "Resultat",
  },
  by: "Avgjort av",
  responsible: "Blir følgt opp av",
  followUpOn: "Blir følgt opp innan",
  until: "Utsett til",
  within: (day) => `innan ${day}`,
  untilDay: (day) => `til ${day}`,
  result: (result, day) => `${result} (${day})`,
};
