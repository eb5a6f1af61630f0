import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, options, richTextBlock, sectionBlock, subsection, YES_NO } from "../blocks.ts";

export const organiseringType1: SectionBlock[] = [
  sectionBlock("opplaring-seksjon", "Opplæring", [
    richTextBlock(
      "opplaring",
      "Hvem må lære hva?",
      "Yrkesgrupper, antall personer, timer, hvem som lærer opp, og hvor mange pasienter som trengs for å bli og forbli trygg i metoden.",
      { mandatory: true },
    ),
  ]),
  subsection("bemanning-seksjon", "Bemanning", [
    richTextBlock(
      "bemanning",
      "Hva betyr metoden for bemanning og arbeidsdag?",
      `Endring i årsverk, vaktordninger, oppgavedeling og sårbarhet ved fravær. I en dansk gjennomgang av 52 mini-metodevurderinger beskrev 81 prosent følgene for avdelingen ${DANISH_STUDY}. Si også fra når ingenting endres.`,
      { mandatory: true },
    ),
  ]),
  sectionBlock("lokaler-og-utstyr-seksjon", "Lokaler og utstyr", [
    {
      kind: "Select",
      key: "behov-lokaler-utstyr",
      title: "Hva trengs av lokaler og utstyr?",
      mandatory: true,
      selectType: "checkboxes",
      options: options({
        ingenting: "Ikke noe nytt",
        areal: "Nye eller ombygde rom",
        utstyr: "Nytt utstyr",
        forbruk: "Nytt forbruksmateriell",
        sterilisering: "Endret rengjøring eller sterilisering",
        vedlikehold: "Serviceavtale eller vedlikehold",
      }),
    },
    richTextBlock(
      "lokaler-og-utstyr",
      "Beskriv behovet",
      "Hva som må skaffes eller bygges om, hvor lang tid det tar, og om det må ut på anbud.",
    ),
  ]),
  subsection("ikt-seksjon", "IKT", [
    {
      kind: "RelationSelector",
      key: "ikt-behov",
      title: "Krever metoden endringer i IKT?",
      mandatory: true,
      options: YES_NO,
      relationRule: "ikt-behov",
    },
    richTextBlock(
      "ikt",
      "Hvilke endringer?",
      "Systemer som berøres, integrasjon med journal, informasjonssikkerhet, drift og hvem som betaler. Ta kontakt med IKT-leverandøren før dere setter en dato.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("andre-avdelinger-seksjon", "Andre avdelinger", [
    {
      kind: "Select",
      key: "berorte-avdelinger",
      title: "Hvilke andre avdelinger berøres?",
      mandatory: true,
      selectType: "multiselect",
      options: options({
        ingen: "Ingen",
        radiologi: "Bildediagnostikk",
        laboratorium: "Laboratorier",
        anestesi: "Anestesi og operasjon",
        intensiv: "Intensiv",
        akuttmottak: "Akuttmottak",
        poliklinikk: "Andre poliklinikker og sengeposter",
        apotek: "Sykehusapotek",
        "medisinsk-teknologi": "Medisinsk teknologi",
        "andre-sykehus": "Andre sykehus",
      }),
    },
    richTextBlock(
      "andre-avdelinger",
      "Hva betyr metoden for dem?",
      "Flere eller færre prøver, bilder, operasjoner eller tilsyn. Skriv om avdelingene er spurt og hva de svarte.",
    ),
  ]),
  subsection("samarbeid-med-kommune-seksjon", "Samarbeid med kommune", [
    richTextBlock(
      "samarbeid-med-kommune",
      "Hva betyr metoden for kommunen?",
      "Oppgaver, kompetanse og kostnader som flyttes til eller fra fastleger, hjemmetjeneste og legevakt, og hvilke avtaler som må endres. Skriv «ingen endring» hvis kommunen ikke berøres.",
      { mandatory: true },
    ),
  ]),
];

export const organiseringRegler: RelationRule[] = [
  { name: "ikt-behov", effects: [{ whenAnyOf: ["ja"], effect: "show", blocks: ["ikt"] }] },
];
