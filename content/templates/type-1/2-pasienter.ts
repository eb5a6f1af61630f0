import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { longTextBlock, richTextBlock, sectionBlock, shortText, subsection } from "../blocks.ts";
import { pico } from "../shared-questions.ts";

export const pasienter: SectionBlock[] = [
  sectionBlock("indikasjon-seksjon", "Indikasjon", [
    longTextBlock(
      "indikasjon",
      "Hva er indikasjonen for metoden?",
      "Diagnose, alvorlighetsgrad og hvilke vilkår som må være oppfylt. Nevn også hvem som ikke skal ha metoden.",
      { mandatory: true },
    ),
  ]),
  subsection("pasientgruppe-seksjon", "Pasientgruppe", [
    richTextBlock(
      "pasientgruppe",
      "Hvem er pasientene?",
      "Beskriv gruppen: alder, kjønn, samsykelighet, prognose uten metoden og hva sykdommen betyr i hverdagen.",
      { mandatory: true, description: "Beskriv gruppen, ikke enkeltpersoner." },
    ),
  ]),
  subsection("antall-per-ar-seksjon", "Antall per år", [
    shortText(
      "antall-per-ar",
      "Hvor mange pasienter per år hos dere?",
      "Ett tall, eller et spenn som 40–60. Bruk samme tall i den økonomiske delen.",
      { mandatory: true, width: "half", placeholder: "For eksempel 40–60" },
    ),
    longTextBlock(
      "antall-kilde",
      "Hvor kommer tallet fra?",
      "Oppgi kilde og periode, for eksempel uttrekk fra pasientadministrativt system for 2025 eller Norsk pasientregister. Et anslag er greit når det sies at det er et anslag.",
      { mandatory: true },
    ),
  ]),
  subsection("brukererfaringer-seksjon", "Brukererfaringer", [
    richTextBlock(
      "brukererfaringer",
      "Hva sier brukerne?",
      "Hva pasienter og pårørende legger vekt på, og hvor dere vet det fra: brukerutvalg, brukerorganisasjon, undersøkelser eller forskning.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("pico-seksjon", "PICO", [
    pico(
      "pasienter",
      {
        P: "Hvem gjelder det? Diagnose, alvorlighetsgrad, alder og hvor de behandles.",
        I: "Metoden som vurderes, med dose, hyppighet eller utstyr der det har betydning.",
        C: "Dagens tilbud eller det beste alternativet. «Ingen behandling» bare når det er det pasientene får.",
        O: "Tre til sju utfall i prioritert rekkefølge, både ønskede og uønskede. Si når de måles.",
      },
      {
        description: "Tabellen styrer litteratursøket. Gjør den ferdig før dere bestiller søk hos biblioteket.",
        helpText:
          "Et presist spørsmål gir et kort søk. Velg det som faktisk er alternativet hos dere som sammenligning, og utfall som betyr noe for pasientene.",
      },
    ),
  ]),
];
