import { byLanguage } from "../../platform/pure/language/index.ts";
import { outcomeTexts } from "./texts.ts";
import * as nn from "./texts-cells.nn.ts";

/** The names of the cells of an outcome and of their choices: in the form, in the history and in downloaded tables. */
export const outcomeCellTexts = {
  labels: {
    name: "Utfall",
    nameInText: "Slik det står i en setning",
    kind: "Hva slags utfall",
    desirable: "Hva er best?",
    words: "Ord",
    importance: "Hvor viktig",
    followUp: "Oppfølging",
    noStudies: "Ingen studier målte dette",
    studies: "Studier",
    participants: "Deltakere",
    unit: "Enhet",
    scale: "Skala",
    sd: "Standardavvik",
    measure: "Effektmål",
    hrOf: "Uten metoden gjelder",
    effect: "Effekt",
    effectLow: "fra",
    effectHigh: "til",
    direction: "Retning",
    importantFrom: "Minste forskjell som betyr noe",
    size: "Hvor stor er effekten?",
    start: "Studiene er",
    ...outcomeTexts.reasons,
    certainty: "Tillit",
    certaintyWhy: "Hvorfor",
    comment: "Kommentar",
  },
  baseline: {
    value: "Uten metoden",
    per: "av",
    label: "Gruppe",
    source: "Kilde",
  },
  /** The columns of a downloaded table that follow from the cells. */
  computed: {
    per: "Av så mange",
    baseline: "Uten metoden, regnet om",
    with: "Med metoden",
    withLow: "Med metoden, fra",
    withHigh: "Med metoden, til",
    difference: "Forskjell",
    differenceLow: "Forskjell, fra",
    differenceHigh: "Forskjell, til",
    nnt: "Behandlede for én hendelse",
    nntLow: "Behandlede for én hendelse, fra",
    nntHigh: "Behandlede for én hendelse, til",
    certainty: "Tillit som gjelder",
    sentence: "Setning",
  },
  /** Of the second and the third group. */
  numbered: (label: string, number: number) => (number === 1 ? label : `${label} (gruppe ${number})`),
  options: {
    kind: {
      event: "Hendelse (ja eller nei)",
      measured: "Målt verdi",
      rate: "Hendelser per tid",
      narrative: "Beskrevet uten tall",
    },
    desirable: { less: "Færre/lavere", more: "Flere/høyere" },
    words: {
      level: "høyere/lavere",
      length: "lengre/kortere",
      amount: "mer/mindre",
      quality: "bedre/dårligere",
    },
    importance: { critical: "Avgjørende", important: "Viktig", minor: "Mindre viktig" },
    noStudies: { ja: "Ja" },
    measure: {
      RR: "RR, relativ risiko",
      OR: "OR, oddsratio",
      PETO: "Peto oddsratio",
      HR: "HR, hasardratio",
      RD: "RD, risikodifferanse i prosentpoeng",
      IRR: "IRR, rateratio",
      MD: "MD, gjennomsnittlig forskjell",
      SMD: "SMD, standardisert forskjell",
    },
    hrOf: { event: "hendelsen", free: "å være uten hendelsen" },
    direction: { lower: "Lavere", higher: "Høyere", same: "Ingen forskjell" },
    size: { trivial: "Liten eller ingen", small: "Liten, men viktig", moderate: "Middels", large: "Stor" },
    start: {
      randomised: "randomiserte",
      observational: "observasjonsstudier",
      robins: "observasjonsstudier vurdert med ROBINS-I",
    },
    /** The steps of a reason for the certainty, down or up. */
    steps: { "0": "Ingen grunn", ...outcomeTexts.steps },
    certainty: outcomeTexts.certainty,
  },
} as const;

export const outcomeCellTextsIn = byLanguage({ nb: outcomeCellTexts, nn: nn.outcomeCellTexts });
