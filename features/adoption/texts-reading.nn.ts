import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-reading.ts";

export const adoptionReadingTexts: Translated<typeof nb.adoptionReadingTexts> = {
  buildsOn: "Byggjer på",
  from: (organization, version) => `${organization}, utgåve ${version}`,
  gone: "ei vurdering som ikkje lenger er publisert",
  newer: "Originalen har fått ei ny utgåve.",
  readNewer: (version) => `Les utgåve ${version}`,
  withdrawn: "Originalen er trekt tilbake",
  withdrawnAt: (version) => `Utgåve ${version} av originalen er trekt tilbake`,
  usedBy: (count, by) => `Brukt av ${count} ${by}`,
  organizations: {
    1: ["helseføretak", "helseføretak"],
    2: ["kommune", "kommunar"],
    3: ["verksemd", "verksemder"],
  },
  columns: { organization: "Verksemd", recommendation: "Tilråding", decision: "Avgjerd" },
  onEdition: (version) => `Byggjer på utgåve ${version}`,
  noDecision: "Ikkje registrert",
  decided: (outcome, day) => `${outcome}, ${day}`,
};
