import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { longTextBlock, richTextBlock, sectionBlock, shortText } from "../blocks.ts";
import { pico } from "../shared-questions.ts";

export const innbyggere: SectionBlock[] = [
  sectionBlock("lokalt-behov", "Lokalt behov", [
    richTextBlock(
      "malgruppe",
      "Hvem er tiltaket for?",
      "Beskriv gruppen: alder, funksjon, bosituasjon og hva behovet betyr i hverdagen.",
      { mandatory: true, description: "Beskriv gruppen, ikke enkeltpersoner." },
    ),
    shortText(
      "antall-innbyggere",
      "Hvor mange innbyggere gjelder det per år?",
      "Ett tall, eller et spenn som 20–30. Bruk samme tall under Økonomi.",
      { mandatory: true, width: "half", placeholder: "For eksempel 20–30" },
    ),
    longTextBlock(
      "lokale-tall",
      "Hvor kommer tallene fra?",
      "For eksempel KPR, KOSTRA, folkehelseoversikten eller egne tellinger, og for hvilken periode. Si også hvordan behovet ventes å endre seg.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("pico-seksjon", "PICO", [
    pico("innbyggere", {
      P: "Hvem gjelder det? Alder, behov og hvor de bor.",
      I: "Tiltaket som vurderes, med omfang og varighet.",
      C: "Dagens tilbud, eller det beste alternativet.",
      O: "Tre til sju utfall som betyr noe for innbyggerne, også uønskede.",
    }),
  ]),
  sectionBlock("medvirkning-seksjon", "Medvirkning og pårørende", [
    richTextBlock(
      "medvirkning",
      "Hvordan har innbyggerne medvirket?",
      "For eksempel eldreråd, råd for personer med funksjonsnedsettelse, ungdomsråd, intervjuer eller brukerundersøkelser, og hva som ble endret av det.",
      { mandatory: true },
    ),
    richTextBlock(
      "parorende",
      "Hva betyr tiltaket for pårørende?",
      "Oppgaver og trygghet som flyttes til eller fra pårørende, og hva som skjer med dem som ikke har noen.",
      { mandatory: true },
    ),
    longTextBlock(
      "sprak-og-tilgang",
      "Språk og tilgang",
      "Når tiltaket samiske innbyggere, dem som trenger tolk, og dem som ikke er digitale? Hvordan?",
      { mandatory: true },
    ),
  ]),
];
