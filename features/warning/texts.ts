import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import { contentLanguageTexts } from "../assessment/texts-language.ts";
import type { Warning, WarningDetail } from "./rules/index.ts";

/** The text of a warning about `count` things. */
const warningTexts: Readonly<Record<Warning["kind"], (count: number) => string>> = {
  OldSearch: () => "Det nyeste søket er mer enn et år gammelt",
  SelectionNotExplained: () => "Utvelgelsen av studier er ikke forklart",
  IncludedNotInTables: (count) =>
    count === 1
      ? "1 inkludert studie står ikke i evidenstabellene"
      : `${count} inkluderte studier står ikke i evidenstabellene`,
  InTablesNotIncluded: (count) =>
    count === 1
      ? "1 studie i evidenstabellene er ikke regnet med i utvelgelsen"
      : `${count} studier i evidenstabellene er ikke regnet med i utvelgelsen`,
  StudyWithoutReference: (count) => (count === 1 ? "1 studie mangler referanse" : `${count} studier mangler referanse`),
  EffectWithoutNumber: (count) =>
    count === 1 ? "1 studie har en effekt uten tall" : `${count} studier har en effekt uten tall`,
  CostsWithoutSource: () => "Kostnadene mangler kilde",
  CostsWithoutYear: () => "Kostnadene mangler år og prisnivå",
  UnequalPatients: () => "Antall pasienter er ulikt for gammel og ny metode",
  RetractedStudy: (count) => (count === 1 ? "1 trukket studie er tatt med" : `${count} trukne studier er tatt med`),
  DoubtedStudy: (count) =>
    count === 1 ? "Det er uttrykt bekymring for 1 studie" : `Det er uttrykt bekymring for ${count} studier`,
  NumbersCannotBe: (count) =>
    count === 1 ? "Tallene for 1 utfall kan ikke stemme" : `Tallene for ${count} utfall kan ikke stemme`,
  NumbersToLookAt: (count) =>
    count === 1 ? "Tallene for 1 utfall bør sjekkes" : `Tallene for ${count} utfall bør sjekkes`,
  PatientsAgainstEconomy: () => "Økonomien regner med et annet antall pasienter enn teksten",
  NumberNowhereElse: (count) =>
    count === 1
      ? "1 tall i oppsummeringen står ingen andre steder"
      : `${count} tall i oppsummeringen står ingen andre steder`,
  FewOutcomes: () => "Utfallstabellen har få utfall",
  OutcomeWithoutCertainty: (count) => `${count} utfall mangler tillit`,
  EffectWithoutAbsolute: (count) => `${count} utfall mangler risikoen uten metoden`,
  EffectWithoutInterval: (count) => `${count} utfall mangler konfidensintervall`,
  BaselineWithoutSource: (count) => `${count} utfall sier ikke hvor risikoen kommer fra`,
  CertaintyAgainstReasons: (count) => `Tilliten er en annen enn grunnene gir for ${count} utfall`,
  CertaintyWithoutReason: (count) => `${count} utfall sier ikke hvorfor tilliten er satt ned`,
  HighTrustWideInterval: () => "Høy tillit, men intervallet går begge veier",
  SizeAgainstNumber: () => "Effekten er kalt noe annet enn tallet sier",
  TrustAboveOutcomes: () => "Samlet tillit er høyere enn for et avgjørende utfall",
  OnlyGood: () => "Ingen uønskede utfall i tabellen",
  SentenceOutOfDate: () => "En setning om et utfall svarer ikke lenger til tabellen",
  WordsAgainstTrust: () => "En setning om et utfall har ord for en annen tillit enn tabellen",
  OtherLanguage: () => "Teksten er på en annen målform enn den som er valgt",
  OpenComment: (count) => (count === 1 ? "1 åpen kommentar" : `${count} åpne kommentarer`),
  UnansweredReview: (count) =>
    count === 1 ? "1 punkt fra en fagfelle er ikke besvart" : `${count} punkter fra fagfeller er ikke besvart`,
};

const whyRetracted = (count: number): string =>
  count === 1 ? "Si hvorfor den fortsatt brukes, eller ta den ut." : "Si hvorfor de fortsatt brukes, eller ta dem ut.";
const certainty = { high: "høy", moderate: "middels", low: "lav", "very-low": "svært lav" } as const;
const size = { trivial: "liten eller ingen", small: "liten, men viktig", moderate: "middels", large: "stor" } as const;
const form = contentLanguageTexts.names;
const slips = { DecimalMoved: "Er kommaet flyttet?", DigitsSwapped: "Er sifrene byttet om?" } as const;

/** A text that sums up, as it is named in a sentence. */
const inText = (title: string): string =>
  ({ Sammendrag: "sammendraget", Konklusjon: "konklusjonen" })[title] ?? `«${title}»`;

/** The text of a warning that names what it is about. */
function detailed(detail: WarningDetail, count: number): string {
  switch (detail.kind) {
    case "FewOutcomes":
      return detail.named !== null && detail.rows < detail.named
        ? `PICO nevner ${detail.named} utfall, tabellen har ${detail.rows}`
        : `Tabellen har bare ${detail.rows} utfall`;
    case "CertaintyAgainstReasons":
      return `Tilliten er satt til ${certainty[detail.is]}, men grunnene gir ${certainty[detail.gives]} (${detail.name})`;
    case "CertaintyWithoutReason":
      return detail.is === null
        ? warningTexts.CertaintyWithoutReason(count)
        : `${count} utfall sier ikke hvorfor tilliten er ${certainty[detail.is]}`;
    case "HighTrustWideInterval":
      return `Høy tillit, men intervallet går begge veier (${detail.name})`;
    case "SizeAgainstNumber":
      if (detail.size === null) return warningTexts.SizeAgainstNumber(count);
      return detail.size === "trivial"
        ? "Effekten er kalt liten eller ingen, men er større enn den minste som betyr noe"
        : `Effekten er kalt ${size[detail.size]}, men er mindre enn den minste som betyr noe`;
    case "TrustAboveOutcomes":
      return `Samlet tillit er ${certainty[detail.overall]}, men et avgjørende utfall har ${certainty[detail.lowest]}`;
    case "SentenceOutOfDate":
      return `Setningen om ${detail.name} i ${inText(detail.title)} svarer ikke lenger til tabellen`;
    case "WordsAgainstTrust":
      return `Setningen om ${detail.name} i ${inText(detail.title)} har ord for en annen tillit enn tabellen`;
    case "NumberNowhereElse":
      return `${detail.number} i ${inText(detail.title)} står ingen andre steder`;
    case "PatientsAgainstEconomy": {
      const { counted, low, high, title, slip } = detail;
      const said = low === high ? norwegianNumber(low) : `${norwegianNumber(low)}–${norwegianNumber(high)}`;
      const text = `Økonomien regner med ${norwegianNumber(counted)} pasienter, «${title}» sier ${said}.`;
      return slip === null ? text : `${text} ${slips[slip]}`;
    }
    case "OtherLanguage":
      return `Valgt er ${form[detail.chosen]}, men teksten ser ut til å være på ${form[detail.guessed]}`;
  }
}

const fields = (count: number) => (count === 1 ? "1 må fylles ut" : `${count} må fylles ut`);
const doubts = (count: number) => (count === 1 ? "1 bør sjekkes" : `${count} bør sjekkes`);

const beforeSending = (count: number) =>
  count === 0 ? "Vi fant ingenting dere bør sjekke" : count === 1 ? "1 ting bør sjekkes" : `${count} ting bør sjekkes`;

/** The one list of what is missing and what is doubtful. */
export const leftTexts = {
  title: "Hva gjenstår",
  counts: (missing: number, doubtful: number) => {
    if (missing + doubtful === 0) return "ingenting";
    return [missing > 0 ? fields(missing) : "", doubtful > 0 ? doubts(doubtful) : ""].filter(Boolean).join(", ");
  },
  nothing: "Alt som må fylles ut, er fylt ut, og vi fant ingenting dere bør sjekke.",
  mandatory: "Må fylles ut",
  doubtful: "Bør sjekkes",
  explain: "Dere kan sende inn selv om noe bør sjekkes. Det som må fylles ut, stopper innsendingen.",
  /** A page that has been open since before an update may meet a kind that it does not know. */
  warning: ({ kind, count, detail }: Pick<Warning, "kind" | "count" | "detail">) => {
    if (!Object.hasOwn(warningTexts, kind)) return "Noe bør sjekkes";
    return detail ? detailed(detail, count) : warningTexts[kind](count);
  },
  /** Why it matters: the template's words, or ours where every template warns. */
  why: ({ kind, why, count }: Pick<Warning, "kind" | "why" | "count">) => {
    if (kind === "OtherLanguage") return "Skjermlesere, søk og dokumenter følger målformen som er valgt.";
    return kind === "RetractedStudy" || kind === "DoubtedStudy" ? whyRetracted(count) : why;
  },
  language: contentLanguageTexts.label,
  about: (rows: readonly string[]) => `Gjelder ${rows.join(", ")}.`,
  unnamed: "rad uten navn",
  beforeSending,
  /** Said with the question before sending, of what does not stop it. */
  whenSending: (warnings: number, unchecked: number, retracted: number): readonly string[] => [
    ...(retracted > 0 ? [`${warningTexts.RetractedStudy(retracted)}. ${whyRetracted(retracted)}`] : []),
    ...(warnings > 0 ? [`${beforeSending(warnings)}.`] : []),
    ...(unchecked > 0
      ? [`${unchecked} ${unchecked === 1 ? "punkt" : "punkter"} i sjekklisten er ikke krysset av.`]
      : []),
  ],
  filled: (filled: number, of: number) => `, ${filled} av ${of} obligatoriske felt fylt ut`,
} as const;
