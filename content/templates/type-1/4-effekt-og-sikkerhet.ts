import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, richTextBlock, sectionBlock, subsection } from "../blocks.ts";
import { evidenceSections } from "../evidence-blocks.ts";
import { outcomeBlock } from "../outcome-block.ts";
import { confidence, sharedQuestion } from "../shared-questions.ts";

export const effektOgSikkerhet: SectionBlock[] = [
  ...evidenceSections,
  sectionBlock("effekt-seksjon", "Effekt per utfall", [
    outcomeBlock({ mandatory: true }),
    sharedQuestion(
      "effekt-per-utfall",
      `Ta utfallene fra PICO ett for ett, i samme rekkefølge. Oppgi størrelsen i tall, både relativt og absolutt (for eksempel «8 færre av 100»), med konfidensintervall og sammenligning. I en dansk gjennomgang av 52 mini-metodevurderinger hadde bare 25 prosent tallfestet effekten ${DANISH_STUDY}. Fant dere ingen tall, så skriv det.`,
    ),
  ]),
  subsection("sikkerhet-seksjon", "Sikkerhet", [
    sharedQuestion(
      "sikkerhet",
      "Komplikasjoner og bivirkninger med hyppighet og alvor, mot det samme for dagens tilbud. Ta med feil bruk, læringskurve og hva som skjer når utstyret svikter.",
      { description: "Beskriv hendelser på gruppenivå." },
    ),
  ]),
  sectionBlock("tillit-seksjon", "Tillit til dokumentasjonen", [
    confidence("Bruk GRADE der det er mulig. Angi tilliten for det viktigste utfallet."),
    richTextBlock(
      "tillit-begrunnelse",
      "Begrunnelse for tilliten",
      "Hva trekker ned: risiko for skjevhet, sprikende resultater, indirekte sammenligning, få pasienter eller manglende publisering?",
      { mandatory: true },
    ),
  ]),
  subsection("overforbarhet-seksjon", "Overførbarhet", [
    sharedQuestion(
      "overforbarhet",
      "Sammenlign pasienter, utstyr, erfaring og organisering i studiene med egne forhold. Hva kan gjøre effekten større eller mindre her?",
    ),
  ]),
  subsection("kunnskapshull-seksjon", "Kunnskapshull", [
    richTextBlock(
      "kunnskapshull",
      "Hva vet vi ikke?",
      "Utfall, grupper eller tidsrom uten god dokumentasjon, og hvilke studier som er på vei. Er grunnlaget for svakt til å beslutte lokalt, bør metoden meldes til nasjonal vurdering.",
      { mandatory: true },
    ),
  ]),
];
