import { byLanguage } from "../../platform/pure/language/index.ts";
import { outcomeCellTexts } from "../outcome/texts-cells.ts";
import * as nn from "./texts-results.nn.ts";

/** The names of the cells of a result and of their choices: in the form, in the history and in downloaded tables. */
export const resultTexts = {
  sheet: (table: string) => `${table}, tall`,
  columns: {
    study: "Studie",
    outcome: "Utfall",
    interventionEvents: "Hendelser i tiltaksgruppen",
    interventionTotal: "Analysert i tiltaksgruppen",
    controlEvents: "Hendelser i kontrollgruppen",
    controlTotal: "Analysert i kontrollgruppen",
    interventionPercent: "Prosent i tiltaksgruppen",
    controlPercent: "Prosent i kontrollgruppen",
    interventionMean: "Gjennomsnitt i tiltaksgruppen",
    interventionSd: "Standardavvik i tiltaksgruppen",
    controlMean: "Gjennomsnitt i kontrollgruppen",
    controlSd: "Standardavvik i kontrollgruppen",
    measure: "Effektmål",
    effect: "Effekt",
    effectLow: "fra",
    effectHigh: "til",
    effectUnit: "Enhet",
    pValue: "p-verdi",
    adjusted: "Tallet er justert",
    pooled: "Samlet av flere studier",
    text: "Med ord",
    setAside: "Lagt til side",
  },
  options: {
    /** The unit of a risk difference is a cell of its own here. */
    measure: { ...outcomeCellTexts.options.measure, RD: "RD, risikodifferanse" },
    effectUnit: { andel: "andel (0 til 1)", prosentpoeng: "prosentpoeng" },
  },
} as const;

export const resultTextsIn = byLanguage({ nb: resultTexts, nn: nn.resultTexts });
