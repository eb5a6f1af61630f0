import type { SectionBlock } from "../../../core/template/index.ts";
import { DANISH_STUDY, NO_PATIENT_DATA, options, richText, section, subsection } from "../blocks.ts";

export const effektOgSikkerhet: SectionBlock[] = [
  section("kunnskapsoppsummeringer-seksjon", "Kunnskapsoppsummeringer", [
    {
      kind: "EvidenceTable",
      key: "kunnskapsoppsummeringer",
      title: "Evidenstabell for kunnskapsoppsummeringer",
      helpText: "Én rad for hver oversikt eller metodevurdering som er tatt med.",
      tableSection: "KnowledgeSummary",
      outcomeHelp: "Utfallene fra PICO som oversikten rapporterer.",
      effectHelp: "Samlet effektestimat med konfidensintervall for hvert utfall, og hvor mange studier det bygger på.",
      methodQualityHelp: "Vurder oversikten med en sjekkliste, for eksempel AMSTAR 2, og skriv hva som trekker ned.",
    },
  ]),
  section("primarstudier-seksjon", "Primærstudier", [
    {
      kind: "EvidenceTable",
      key: "primarstudier",
      title: "Evidenstabell for primærstudier",
      helpText: "Én rad for hver studie. Ta med studier selv om resultatet går imot metoden.",
      tableSection: "PrimaryStudy",
      outcomeHelp: "Utfallene fra PICO som studien rapporterer, og når de ble målt.",
      effectHelp: "Tall for begge grupper og forskjellen mellom dem, med usikkerhet.",
      riskHelp: "Bruk et verktøy som passer designet, for eksempel RoB 2 eller ROBINS-I.",
    },
  ]),
  section("effekt-seksjon", "Effekt per utfall", [
    richText(
      "effekt-per-utfall",
      "Hva er effekten for hvert utfall?",
      `Ta utfallene fra PICO ett for ett, i samme rekkefølge. Oppgi størrelsen i tall, både relativt og absolutt (for eksempel «8 færre av 100»), med konfidensintervall og sammenligning. I en dansk gjennomgang av 52 mini-metodevurderinger hadde bare 25 prosent tallfestet effekten ${DANISH_STUDY}. Fant dere ingen tall, så skriv det.`,
      { mandatory: true },
    ),
  ]),
  section("sikkerhet-seksjon", "Sikkerhet", [
    richText(
      "sikkerhet",
      "Hva er risikoen?",
      "Komplikasjoner og bivirkninger med hyppighet og alvor, mot det samme for dagens tilbud. Ta med feil bruk, læringskurve og hva som skjer når utstyret svikter.",
      { mandatory: true, description: `Beskriv hendelser på gruppenivå. ${NO_PATIENT_DATA}` },
    ),
  ]),
  section("tillit-seksjon", "Tillit til dokumentasjonen", [
    {
      kind: "Select",
      key: "tillit",
      title: "Hvor stor tillit har dere til resultatene samlet sett?",
      helpText: "Bruk GRADE der det er mulig. Angi tilliten for det viktigste utfallet.",
      mandatory: true,
      selectType: "dropdownlist",
      options: options({ hoy: "Høy", middels: "Middels", lav: "Lav", "svart-lav": "Svært lav" }),
    },
    richText(
      "tillit-begrunnelse",
      "Begrunnelse for tilliten",
      "Hva trekker ned: risiko for skjevhet, sprikende resultater, indirekte sammenligning, få pasienter eller manglende publisering?",
      { mandatory: true },
    ),
  ]),
  subsection("overforbarhet-seksjon", "Overførbarhet", [
    richText(
      "overforbarhet",
      "Gjelder resultatene hos dere?",
      "Sammenlign pasienter, utstyr, erfaring og organisering i studiene med egne forhold. Hva kan gjøre effekten større eller mindre her?",
      { mandatory: true },
    ),
  ]),
  subsection("kunnskapshull-seksjon", "Kunnskapshull", [
    richText(
      "kunnskapshull",
      "Hva vet vi ikke?",
      "Utfall, grupper eller tidsrom uten god dokumentasjon, og hvilke studier som er på vei. Er grunnlaget for svakt til å beslutte lokalt, bør metoden meldes til nasjonal vurdering.",
      { mandatory: true },
    ),
  ]),
];
