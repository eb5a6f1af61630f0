/** The recommendations and the levels of certainty that the product has a mark for: the values of the choices in its templates. */
export const recommendations = [
  "innfores",
  "innfores-med-forbehold",
  "proves-ut",
  "innfores-ikke",
  "fases-ut",
  "nasjonalt",
] as const;
/** From the lowest. */
export const certainties = ["svart-lav", "lav", "middels", "hoy"] as const;

export type Recommendation = (typeof recommendations)[number];
/** The certainty of all results together. */
export type OverallCertainty = (typeof certainties)[number];
