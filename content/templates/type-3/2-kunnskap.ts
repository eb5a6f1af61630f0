import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, sectionBlock } from "../blocks.ts";
import { evidenceSections } from "../evidence-blocks.ts";
import { literatureBlock } from "../literature-block.ts";
import { outcomeBlock } from "../outcome-block.ts";
import { confidence, sharedQuestion } from "../shared-questions.ts";

export const kunnskapType3: SectionBlock[] = [
  sectionBlock("litteratursok-seksjon", "Litteratursøk", [
    literatureBlock("municipality", [
      { type: "Web", text: "Socialstyrelsen", value: "https://www.socialstyrelsen.se/" },
    ]),
    sharedQuestion(
      "utvelgelse",
      `Hva skulle med, hvem leste, og hvorfor noe ble utelatt. Dette mangler ofte, viste en dansk gjennomgang av 52 mini-metodevurderinger ${DANISH_STUDY}.`,
    ),
  ]),
  ...evidenceSections,
  sectionBlock("effekt-seksjon", "Effekt og sikkerhet", [
    outcomeBlock({ mandatory: true }),
    sharedQuestion(
      "effekt-per-utfall",
      `Oppgi tall der de finnes: bare 25 prosent av vurderingene i den danske gjennomgangen hadde tallfestet effekten ${DANISH_STUDY}.`,
    ),
    sharedQuestion("sikkerhet", "Ta særlig med overgangene, der ansvaret skifter."),
    confidence(),
    sharedQuestion("overforbarhet", "Sammenlign pasienter, avstander og arbeidsdeling."),
  ]),
];
