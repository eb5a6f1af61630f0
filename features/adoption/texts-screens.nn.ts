import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-screens.ts";

export const adoptionScreenTexts: Translated<typeof nb.adoptionScreenTexts> = {
  panes: "Skjemaet og originalen",
  form: "Skjemaet",
  original: "Originalen",
  read: (title) => `Les «${title}» i ei ny fane`,
  loading: "Hentar originalen …",
  failed: "Originalen kan ikkje lesast no. Prøv igjen om litt.",
  gone: "Originalen er ikkje lenger publisert, og kan ikkje lesast. Det de har skrive, står.",
  recommendation: "Tilråding",
  confidence: "Tillit til resultata",
  conditions: "Vilkår",
  plainSummary: "Kort fortalt",
  summary: "Samandrag",
  fromOriginal: "frå originalen",
  originally: (amount) => `originalen: ${amount}`,
};
