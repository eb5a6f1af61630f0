import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, section } from "../blocks.ts";
import { evidenceSections } from "../evidence-blocks.ts";
import { literatureBlock } from "../literature-block.ts";
import { ask, confidence } from "../shared-questions.ts";

export const kunnskap: SectionBlock[] = [
  section("litteratursok-seksjon", "Litteratursøk", [
    literatureBlock("municipality", [
      { type: "Web", text: "Socialstyrelsen", value: "https://www.socialstyrelsen.se/" },
    ]),
    ask(
      "utvelgelse",
      `Hva skulle med, hvem leste, og hvorfor noe ble utelatt. Dette mangler ofte, viste en dansk gjennomgang av 52 mini-metodevurderinger ${DANISH_STUDY}.`,
    ),
  ]),
  ...evidenceSections,
  section("effekt-seksjon", "Effekt og sikkerhet", [
    ask(
      "effekt-per-utfall",
      `Oppgi tall der de finnes: bare 25 prosent av vurderingene i den danske gjennomgangen hadde tallfestet effekten ${DANISH_STUDY}.`,
    ),
    ask("sikkerhet", "Ta særlig med overgangene, der ansvaret skifter."),
    confidence(),
    ask("overforbarhet", "Sammenlign pasienter, avstander og arbeidsdeling."),
  ]),
];
