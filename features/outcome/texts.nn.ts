import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const outcomeTexts: Translated<typeof nb.outcomeTexts> = {
  none: "Ingen utfall er lagde til",
  columns: {
    outcome: "Utfall",
    without: "Utan metoden",
    with: "Med metoden",
    difference: "Skilnad",
    relative: "Relativ effekt",
    studies: "Studiar (deltakarar)",
    certainty: "Tillit",
  },
  columnNamed: (name) => `Med ${name}`,
  withMethod: (name, isMethod) => {
    if (name !== "") return `med ${name}`;
    return isMethod ? "med metoden" : "utan metoden";
  },
  ofAll: (count, per) => `${count} av ${per}`,
  perYears: (count, per) => `${count} per ${per} personår`,
  fromTo: (withMethod, without) => `${withMethod} mot ${without}`,
  followUp: (time) => `Oppfølging: ${time}`,
  scale: (scale) => `Skala: ${scale}`,
  studyCount: (studies) => (studies === 1 ? "1 studie" : `${studies} studiar`),
  participants: (count) => `${count} deltakarar`,
  interval: (low, high) => `95 % KI ${low} til ${high}`,
  noStudies: "Ingen studiar",
  certainty: { high: "Høg", moderate: "Middels", low: "Låg", "very-low": "Svært låg" },
  why: (certainty) => `Kvifor ${certainty.toLowerCase()}?`,
  reasons: {
    riskOfBias: "Risiko for skeivskap",
    inconsistency: "Sprikande resultat",
    indirectness: "Overføringsverdi",
    imprecision: "Upresise tal",
    publicationBias: "Manglande publisering",
    largeEffect: "Stor effekt",
    doseResponse: "Dose og verknad heng saman",
    confounding: "Kjende feilkjelder trekkjer andre vegen",
  },
  steps: {
    "-1": "Eitt trinn ned",
    "-2": "To trinn ned",
    "1": "Eitt trinn opp",
    "2": "To trinn opp",
  },
};
