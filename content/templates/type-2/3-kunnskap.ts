import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, sectionBlock } from "../blocks.ts";
import { evidenceSections } from "../evidence-blocks.ts";
import { literatureBlock } from "../literature-block.ts";
import { outcomeBlock } from "../outcome-block.ts";
import { confidence, sharedQuestion } from "../shared-questions.ts";

export const kunnskapType2: SectionBlock[] = [
  sectionBlock("litteratursok-seksjon", "Litteratursøk", [
    literatureBlock("municipality", [
      { type: "Web", text: "Socialstyrelsen", value: "https://www.socialstyrelsen.se/" },
      { type: "Web", text: "KS", value: "https://www.ks.no/" },
      {
        type: "Web",
        text: "Helsedirektoratet: statistikk og registre",
        value: "https://www.helsedirektoratet.no/statistikk",
      },
    ]),
    sharedQuestion(
      "utvelgelse",
      `Hva skulle med, hvem leste, og hvorfor noe ble utelatt. En dansk gjennomgang av 52 mini-metodevurderinger fant at utvelgelse og tolkning ofte ikke var beskrevet ${DANISH_STUDY}.`,
    ),
  ]),
  ...evidenceSections,
  sectionBlock("effekt-seksjon", "Effekt og trygghet", [
    outcomeBlock({ mandatory: false }),
    sharedQuestion(
      "effekt-per-utfall",
      `Ta utfallene fra PICO ett for ett og oppgi tall der de finnes. I den danske gjennomgangen hadde bare 25 prosent tallfestet effekten ${DANISH_STUDY}.`,
      { mandatory: true },
    ),
    sharedQuestion("sikkerhet", "Skade, falsk trygghet, feilbruk og svikt i varsling, og hvor ofte.", {
      title: "Hva kan gå galt?",
    }),
    confidence(),
    sharedQuestion("overforbarhet", "Sammenlign innbyggere, avstander, bemanning og erfaring."),
  ]),
];
