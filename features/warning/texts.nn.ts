import type { Translated } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import { contentLanguageTexts } from "../assessment/texts-language.nn.ts";
import type { Warning, WarningDetail } from "./rules/index.ts";
import type * as nb from "./texts.ts";

/** The text of a warning about `count` things. */
const warningTexts: Readonly<Record<Warning["kind"], (count: number) => string>> = {
  OldSearch: () => "Det nyaste søket er meir enn eit år gammalt",
  SelectionNotExplained: () => "Utveljinga av studiar er ikkje forklart",
  IncludedNotInTables: (count) =>
    count === 1
      ? "1 inkludert studie står ikkje i evidenstabellane"
      : `${count} inkluderte studiar står ikkje i evidenstabellane`,
  InTablesNotIncluded: (count) =>
    count === 1
      ? "1 studie i evidenstabellane er ikkje rekna med i utveljinga"
      : `${count} studiar i evidenstabellane er ikkje rekna med i utveljinga`,
  StudyWithoutReference: (count) => (count === 1 ? "1 studie manglar referanse" : `${count} studiar manglar referanse`),
  EffectWithoutNumber: (count) =>
    count === 1 ? "1 studie har ein effekt utan tal" : `${count} studiar har ein effekt utan tal`,
  CostsWithoutSource: () => "Kostnadene manglar kjelde",
  CostsWithoutYear: () => "Kostnadene manglar år og prisnivå",
  UnequalPatients: () => "Talet på pasientar er ulikt for gammal og ny metode",
  RetractedStudy: (count) => (count === 1 ? "1 trekt studie er teken med" : `${count} trekte studiar er tekne med`),
  DoubtedStudy: (count) =>
    count === 1 ? "Det er uttrykt uro for 1 studie" : `Det er uttrykt uro for ${count} studiar`,
  NumbersCannotBe: (count) =>
    count === 1 ? "Tala for 1 utfall kan ikkje stemme" : `Tala for ${count} utfall kan ikkje stemme`,
  NumbersToLookAt: (count) =>
    count === 1 ? "Tala for 1 utfall bør sjekkast" : `Tala for ${count} utfall bør sjekkast`,
  PatientsAgainstEconomy: () => "Økonomien reknar med eit anna tal på pasientar enn teksten",
  NumberNowhereElse: (count) =>
    count === 1
      ? "1 tal i oppsummeringa står ingen andre stader"
      : `${count} tal i oppsummeringa står ingen andre stader`,
  FewOutcomes: () => "Utfallstabellen har få utfall",
  OutcomeWithoutCertainty: (count) => `${count} utfall manglar tillit`,
  EffectWithoutAbsolute: (count) => `${count} utfall manglar risikoen utan metoden`,
  EffectWithoutInterval: (count) => `${count} utfall manglar konfidensintervall`,
  BaselineWithoutSource: (count) => `${count} utfall seier ikkje kvar risikoen kjem frå`,
  CertaintyAgainstReasons: (count) => `Tilliten er ein annan enn grunnane gir for ${count} utfall`,
  CertaintyWithoutReason: (count) => `${count} utfall seier ikkje kvifor tilliten er sett ned`,
  HighTrustWideInterval: () => "Høg tillit, men intervallet går begge vegar",
  SizeAgainstNumber: () => "Effekten er kalla noko anna enn talet seier",
  TrustAboveOutcomes: () => "Samla tillit er høgare enn for eit avgjerande utfall",
  OnlyGood: () => "Ingen uønskte utfall i tabellen",
  SentenceOutOfDate: () => "Ei setning om eit utfall svarer ikkje lenger til tabellen",
  WordsAgainstTrust: () => "Ei setning om eit utfall har ord for ein annan tillit enn tabellen",
  OtherLanguage: () => "Teksten er på ei anna målform enn den som er vald",
  OpenComment: (count) => (count === 1 ? "1 open kommentar" : `${count} opne kommentarar`),
  UnansweredReview: (count) =>
    count === 1 ? "1 punkt frå ein fagfelle manglar svar" : `${count} punkt frå fagfellar manglar svar`,
};

const whyRetracted = (count: number): string =>
  count === 1
    ? "Sei kvifor han framleis blir brukt, eller ta han ut."
    : "Sei kvifor dei framleis blir brukte, eller ta dei ut.";
const certainty = { high: "høg", moderate: "middels", low: "låg", "very-low": "svært låg" } as const;
const size = { trivial: "liten eller ingen", small: "liten, men viktig", moderate: "middels", large: "stor" } as const;
const form = contentLanguageTexts.names;
const slips = { DecimalMoved: "Er kommaet flytta?", DigitsSwapped: "Er sifra bytta om?" } as const;

/** A text that sums up, as it is named in a sentence. Its title is the template's, in either language. */
const inText = (title: string): string =>
  ({ Sammendrag: "samandraget", Samandrag: "samandraget", Konklusjon: "konklusjonen" })[title] ?? `«${title}»`;

/** The text of a warning that names what it is about. */
function detailed(detail: WarningDetail, count: number): string {
  switch (detail.kind) {
    case "FewOutcomes":
      return detail.named !== null && detail.rows < detail.named
        ? `PICO nemner ${detail.named} utfall, tabellen har ${detail.rows}`
        : `Tabellen har berre ${detail.rows} utfall`;
    case "CertaintyAgainstReasons":
      return `Tilliten er sett til ${certainty[detail.is]}, men grunnane gir ${certainty[detail.gives]} (${detail.name})`;
    case "CertaintyWithoutReason":
      return detail.is === null
        ? warningTexts.CertaintyWithoutReason(count)
        : `${count} utfall seier ikkje kvifor tilliten er ${certainty[detail.is]}`;
    case "HighTrustWideInterval":
      return `Høg tillit, men intervallet går begge vegar (${detail.name})`;
    case "SizeAgainstNumber":
      if (detail.size === null) return warningTexts.SizeAgainstNumber(count);
      return detail.size === "trivial"
        ? "Effekten er kalla liten eller ingen, men er større enn den minste som betyr noko"
        : `Effekten er kalla ${size[detail.size]}, men er mindre enn den minste som betyr noko`;
    case "TrustAboveOutcomes":
      return `Samla tillit er ${certainty[detail.overall]}, men eit avgjerande utfall har ${certainty[detail.lowest]}`;
    case "SentenceOutOfDate":
      return `Setninga om ${detail.name} i ${inText(detail.title)} svarer ikkje lenger til tabellen`;
    case "WordsAgainstTrust":
      return `Setninga om ${detail.name} i ${inText(detail.title)} har ord for ein annan tillit enn tabellen`;
    case "NumberNowhereElse":
      return `${detail.number} i ${inText(detail.title)} står ingen andre stader`;
    case "PatientsAgainstEconomy": {
      const { counted, low, high, title, slip } = detail;
      const said = low === high ? norwegianNumber(low) : `${norwegianNumber(low)}–${norwegianNumber(high)}`;
      const text = `Økonomien reknar med ${norwegianNumber(counted)} pasientar, «${title}» seier ${said}.`;
      return slip === null ? text : `${text} ${slips[slip]}`;
    }
    case "OtherLanguage":
      return `Vald er ${form[detail.chosen]}, men teksten ser ut til å vere på ${form[detail.guessed]}`;
  }
}

const fields = (count: number) => `${count} må fyllast ut`;
const doubts = (count: number) => `${count} bør sjekkast`;

const beforeSending = (count: number) =>
  count === 0 ? "Vi fann ingenting de bør sjekke" : count === 1 ? "1 ting bør sjekkast" : `${count} ting bør sjekkast`;

export const leftTexts: Translated<typeof nb.leftTexts> = {
  title: "Kva står att",
  counts: (missing, doubtful) => {
    if (missing + doubtful === 0) return "ingenting";
    return [missing > 0 ? fields(missing) : "", doubtful > 0 ? doubts(doubtful) : ""].filter(Boolean).join(", ");
  },
  nothing: "Alt som må fyllast ut, er fylt ut, og vi fann ingenting de bør sjekke.",
  mandatory: "Må fyllast ut",
  doubtful: "Bør sjekkast",
  explain: "De kan sende inn sjølv om noko bør sjekkast. Det som må fyllast ut, stoppar innsendinga.",
  /** A page that has been open since before an update may meet a kind that it does not know. */
  warning: ({ kind, count, detail }) => {
    if (!Object.hasOwn(warningTexts, kind)) return "Noko bør sjekkast";
    return detail ? detailed(detail, count) : warningTexts[kind](count);
  },
  /** Why it matters: the template's words, or ours where every template warns. */
  why: ({ kind, why, count }) => {
    if (kind === "OtherLanguage") return "Skjermlesarar, søk og dokument følgjer målforma som er vald.";
    return kind === "RetractedStudy" || kind === "DoubtedStudy" ? whyRetracted(count) : why;
  },
  language: contentLanguageTexts.label,
  about: (rows) => `Gjeld ${rows.join(", ")}.`,
  unnamed: "rad utan namn",
  beforeSending,
  whenSending: (warnings, unchecked, retracted) => [
    ...(retracted > 0 ? [`${warningTexts.RetractedStudy(retracted)}. ${whyRetracted(retracted)}`] : []),
    ...(warnings > 0 ? [`${beforeSending(warnings)}.`] : []),
    ...(unchecked > 0 ? [`${unchecked} punkt i sjekklista er ikkje kryssa av.`] : []),
  ],
  filled: (filled, of) => `, ${filled} av ${of} obligatoriske felt fylte ut`,
};
