import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-reading.ts";

export const decidedTexts: Translated<typeof nb.decidedTexts> = {
  organizations: { organization: "helseføretak", municipality: "kommunar", both: "verksemder" },
  columns: {
    organization: "Verksemd",
    outcome: "Avgjerd",
    why: "Vilkår eller grunngiving",
    decided: "Avgjort",
    followUp: "Skal følgjast opp",
    result: "Resultat",
  },
  by: "Avgjort av",
  responsible: "Skal følgjast opp av",
  followUpOn: "Skal følgjast opp innan",
  until: "Utsett til",
  within: (day) => `innan ${day}`,
  untilDay: (day) => `til ${day}`,
  result: (result, day) => `${result} (${day})`,
};
