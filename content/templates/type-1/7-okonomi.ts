import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, richTextBlock, sectionBlock, subsection } from "../blocks.ts";
import { sharedQuestion } from "../shared-questions.ts";

export const okonomiType1: SectionBlock[] = [
  sectionBlock(
    "okonomi-beregning",
    "Beregning",
    [
      {
        kind: "EconomyEvaluation",
        key: "okonomisk-vurdering",
        title: "Økonomiske aspekter i spesialisthelsetjenesten",
        mandatory: true,
        helpText: `Last opp regnearket eller skriv inn tallene. I en dansk gjennomgang av 52 mini-metodevurderinger hadde 92 prosent anslått kostnadene ${DANISH_STUDY}; det som skiller, er om leseren kan se hva tallene bygger på.`,
        startupCostsHelp:
          "Engangskostnader før første pasient: utstyr, ombygging, opplæring, prosjekt. Si hvor prisene kommer fra: tilbud, rammeavtale eller anslag.",
        patientBaseHelp: "Antall pasienter år 1 og år 2. Bruk samme tall som under Pasienter.",
        operationalCostsHelp: "Kostnad per pasient med gammel og ny metode: behandling og oppfølging.",
        budgetHelp:
          "Virkningen på enhetens budsjett i inneværende og neste budsjettår: hvilken enhet som får utgiften, og hvilken som får innsparingen. Frigjort tid er bare en innsparing når noen kan ta den ut.",
        financialBasisHelp: "Hvilke takster, refusjoner og rammer regnestykket bygger på.",
      },
      {
        kind: "EconomyMunicipality",
        key: "okonomi-underlag",
        title: "Underlag for beregningene",
        helpText: "Egne beregninger, pristilbud og prisforespørsler i regneark. Bare de som er med, ser filene.",
        isMunicipality: false,
        allowMultipleFiles: true,
        infoTextForDraft: "Last opp inntil ti regneark (.xls eller .xlsx).",
        infoTextForReader: "Forfatterne har underlag for beregningene. Ta kontakt hvis du vil se det.",
      },
    ],
    { description: "Ta med en økonom fra starten. Oppgi alle beløp i norske kroner, med prisnivå." },
  ),
  sectionBlock("finansieringsgrunnlag-seksjon", "Finansieringsgrunnlag", [
    {
      kind: "Select",
      key: "finansieringsansvar",
      title: "Hvem har finansieringsansvaret?",
      mandatory: true,
      selectType: "checkboxes",
      options: { termKind: "finance-responsibility" },
      feeds: ["financial-responsibility"],
    },
    richTextBlock(
      "finansieringsgrunnlag",
      "Hva skal metoden finansieres med?",
      "Ramme, innsatsstyrt finansiering, egenandeler, gaver eller prosjektmidler, og hva som skjer når midlertidige midler tar slutt.",
      { mandatory: true },
    ),
  ]),
  subsection("okonomi-usikkerhet-seksjon", "Usikkerhet", [
    sharedQuestion(
      "okonomi-usikkerhet",
      "Hvilke to eller tre forutsetninger betyr mest, og hva blir resultatet hvis de er feil? Regn et lavt og et høyt alternativ.",
    ),
  ]),
];
