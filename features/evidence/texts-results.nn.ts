import type { Translated } from "../../platform/pure/language/index.ts";
import { outcomeCellTexts } from "../outcome/texts-cells.nn.ts";
import type * as nb from "./texts-results.ts";

export const resultTexts: Translated<typeof nb.resultTexts> = {
  // The name of a sheet stays: other programs find it by its name.
  sheet: (table) => `${table}, tal`,
  columns: {
    study: "Studie",
    outcome: "Utfall",
    interventionEvents: "Hendingar i tiltaksgruppa",
    interventionTotal: "Analyserte i tiltaksgruppa",
    controlEvents: "Hendingar i kontrollgruppa",
    controlTotal: "Analyserte i kontrollgruppa",
    interventionPercent: "Prosent i tiltaksgruppa",
    controlPercent: "Prosent i kontrollgruppa",
    interventionMean: "Gjennomsnitt i tiltaksgruppa",
    interventionSd: "Standardavvik i tiltaksgruppa",
    controlMean: "Gjennomsnitt i kontrollgruppa",
    controlSd: "Standardavvik i kontrollgruppa",
    measure: "Effektmål",
    effect: "Effekt",
    effectLow: "frå",
    effectHigh: "til",
    effectUnit: "Eining",
    pValue: "p-verdi",
    adjusted: "Talet er justert",
    pooled: "Samla frå fleire studiar",
    text: "Med ord",
    setAside: "Lagt til side",
  },
  options: {
    measure: { ...outcomeCellTexts.options.measure, RD: "RD, risikodifferanse" },
    effectUnit: { andel: "andel (0 til 1)", prosentpoeng: "prosentpoeng" },
  },
};
