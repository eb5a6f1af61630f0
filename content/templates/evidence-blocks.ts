import type { FieldBlock, SectionBlock } from "../../features/template/rules/index.ts";
import { sectionBlock } from "./blocks.ts";

/** The two evidence tables of every template, each in a section of its own, with the help that stands at their fields. */

const summaries: FieldBlock = {
  kind: "EvidenceTable",
  key: "kunnskapsoppsummeringer",
  title: "Evidenstabell for kunnskapsoppsummeringer",
  helpText:
    "Én rad for hver systematisk oversikt eller metodevurdering som er tatt med. Har biblioteket levert treffene som en fil, kan dere hente radene fra den.",
  tableSection: "KnowledgeSummary",
  outcomeHelp: "Utfallene fra PICO som oversikten rapporterer, og når de ble målt.",
  effectHelp:
    "Samlet effektestimat med konfidensintervall for hvert utfall, og hvor mange studier det bygger på. Oppgi også absolutte tall, for eksempel «8 færre av 100».",
  methodQualityHelp:
    "Vurder oversikten med en sjekkliste, for eksempel AMSTAR 2. Velg Høy, Middels eller Lav, og skriv i kommentaren hva som trekker ned.",
};

const primaryStudies: FieldBlock = {
  kind: "EvidenceTable",
  key: "primarstudier",
  title: "Evidenstabell for primærstudier",
  helpText:
    "Én rad for hver studie. Ta med studier selv om resultatet går imot metoden. Bygger vurderingen bare på kunnskapsoppsummeringer, kan tabellen stå tom.",
  tableSection: "PrimaryStudy",
  outcomeHelp: "Utfallene fra PICO som studien rapporterer, og når de ble målt.",
  effectHelp: "Tall for begge grupper og forskjellen mellom dem, med usikkerhet, for hvert utfall.",
  riskHelp:
    "Bruk et verktøy som passer designet, for eksempel RoB 2 for randomiserte studier og ROBINS-I for andre. Velg «Ikke vurdert» heller enn å gjette.",
  methodQualityHelp: "Skriv hva som svekker eller styrker studien: trekning, blinding, frafall, valg av utfall.",
};

export const evidenceSections: readonly SectionBlock[] = [
  sectionBlock("kunnskapsoppsummeringer-seksjon", "Kunnskapsoppsummeringer", [summaries]),
  sectionBlock("primarstudier-seksjon", "Primærstudier", [primaryStudies]),
];
