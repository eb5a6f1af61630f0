import type { FieldBlock } from "../../features/template/rules/index.ts";
import { longTextBlock, options, richTextBlock, shortText } from "./blocks.ts";

/** Questions that several templates ask. Each template gives its own help texts. */
const questions = {
  "kort-om-vurderingen": longTextBlock("kort-om-vurderingen", "Kort om vurderingen", "", {
    mandatory: true,
    feeds: ["card-summary"],
    description: "Teksten er offentlig fra vurderingen er startet.",
  }),
  bestiller: shortText("bestiller", "Hvem har bestilt vurderingen?", "", { mandatory: true, width: "wide" }),
  beslutning: longTextBlock("beslutning", "Hvilken beslutning skal vurderingen støtte?", "", { mandatory: true }),
  "lignende-vurderinger": richTextBlock("lignende-vurderinger", "Lignende vurderinger", "", {
    mandatory: true,
    feeds: ["card-links"],
    description: "Lenkene vises også på det offentlige kortet.",
  }),
  bidragsytere: richTextBlock("bidragsytere", "Hvem har gjort hva?", "", { mandatory: true }),
  "kunstig-intelligens": richTextBlock("kunstig-intelligens", "Har dere brukt kunstig intelligens i arbeidet?", ""),
  habilitet: richTextBlock("habilitet", "Habilitet og interesser", "", { mandatory: true }),
  forankring: longTextBlock("forankring", "Hvordan er arbeidet forankret hos ledelsen?", "", { mandatory: true }),
  utvelgelse: richTextBlock("utvelgelse", "Hvordan ble studiene valgt ut?", "", { mandatory: true }),
  "effekt-per-utfall": richTextBlock("effekt-per-utfall", "Utdyp effekten", ""),
  sikkerhet: richTextBlock("sikkerhet", "Hva er risikoen?", "", { mandatory: true }),
  overforbarhet: richTextBlock("overforbarhet", "Gjelder resultatene hos dere?", "", { mandatory: true }),
  "okonomi-usikkerhet": richTextBlock("okonomi-usikkerhet", "Hvor sikre er tallene?", "", { mandatory: true }),
  sammendrag: richTextBlock("sammendrag", "Sammendrag", "", {
    offersSentences: true,
    mandatory: true,
    feeds: ["summary"],
    countsWords: 250,
    description: "Vises øverst når vurderingen er publisert.",
  }),
  klarsprak: richTextBlock("klarsprak", "Kort fortalt", "", {
    offersSentences: true,
    mandatory: true,
    feeds: ["plain-summary"],
    countsWords: 250,
    description: "Vises øverst når vurderingen er publisert.",
  }),
  konklusjon: richTextBlock("konklusjon", "Konklusjon", "", { offersSentences: true, mandatory: true }),
  vilkar: longTextBlock("vilkar", "Hvilke vilkår?", "", { mandatory: true, feeds: ["conditions"] }),
  forbehold: richTextBlock("forbehold", "Forbehold", "", { mandatory: true }),
  "les-mer": richTextBlock("les-mer", "Les mer", "", {
    feeds: ["summary-links"],
    description: "Lenkene vises ved sammendraget når vurderingen er publisert.",
  }),
} as const;

/** A question that several templates ask, with this template's help, and with its own title or description where they differ. */
export const sharedQuestion = (
  key: keyof typeof questions,
  helpText: string,
  own: { readonly title?: string; readonly description?: string; readonly mandatory?: true } = {},
): FieldBlock => ({ ...questions[key], helpText, ...own });

/** The use of AI is the same matter in all types: which tool, for what, and how its answers were checked. */
export const AI_HELP =
  "Skriv hvilke verktøy dere brukte, hva dere brukte dem til (for eksempel søk, oversettelse, sammendrag eller språk), og hvem som kontrollerte svarene, og hvordan. Skriv «nei» hvis dere ikke har brukt noe slikt.";

/** The kind of method. It feeds a filter of the search, as the subjects do. */
export const methodType = (title: string, helpText?: string): FieldBlock => ({
  kind: "Select",
  key: "metodetype",
  title,
  ...(helpText && { helpText }),
  mandatory: true,
  selectType: "dropdownlist",
  options: { termKind: "method-type" },
  feeds: ["method-types"],
});
/** The subjects of the method. */
export const topics = (title: string, helpText?: string): FieldBlock => ({
  kind: "Select",
  key: "fagomrader",
  title,
  ...(helpText && { helpText }),
  mandatory: true,
  selectType: "multiselect",
  options: { termKind: "topic" },
  feeds: ["topics"],
});

type PicoRow = "P" | "I" | "C" | "O";

/** The PICO table. `people` is the label of the first row. */
export const pico = (
  people: string,
  help: Readonly<Record<PicoRow, string>>,
  own: { readonly description?: string; readonly helpText?: string } = {},
): FieldBlock => ({
  kind: "Table",
  key: "pico",
  title: "Spørsmålet vurderingen skal svare på",
  description: "Tabellen styrer litteratursøket.",
  mandatory: true,
  rows: [
    { label: `P – ${people}`, helpText: help.P },
    { label: "I – tiltak", helpText: help.I },
    { label: "C – sammenligning", helpText: help.C },
    { label: "O – utfall", helpText: help.O },
  ],
  ...own,
});

/** The trust in the results as a whole, in the four steps of GRADE. */
export const confidence = (helpText?: string): FieldBlock => ({
  kind: "Select",
  key: "tillit",
  title: "Hvor stor tillit har dere til resultatene samlet sett?",
  ...(helpText && { helpText }),
  mandatory: true,
  feeds: ["confidence"],
  selectType: "dropdownlist",
  options: options({ hoy: "Høy", middels: "Middels", lav: "Lav", "svart-lav": "Svært lav" }),
});

/** A search among published assessments beside the question about them. Readers have the whole search. */
export const similarAssessments: FieldBlock = {
  kind: "Search",
  key: "sok-i-portalen",
  title: "Søk i portalen",
  description: "Se om noen har vurdert det samme før dere, eller holder på nå. Treffene åpnes i en ny fane.",
  deactivateComments: true,
  route: "methodassessment",
};
