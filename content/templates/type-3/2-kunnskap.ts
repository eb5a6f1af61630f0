import type { SectionBlock } from "../../../core/template/index.ts";
import { DANISH_STUDY, options, richText, section } from "../blocks.ts";
import { literatureBlock } from "../literature-block.ts";

export const kunnskap: SectionBlock[] = [
  section("litteratursok-seksjon", "Litteratursøk", [
    literatureBlock([{ type: "Web", text: "Socialstyrelsen", value: "https://www.socialstyrelsen.se/" }]),
    richText(
      "utvelgelse",
      "Hvordan ble studiene valgt ut?",
      `Hva skulle med, hvem leste, og hvorfor noe ble utelatt. Dette mangler ofte, viste en dansk gjennomgang av 52 mini-metodevurderinger ${DANISH_STUDY}.`,
      { mandatory: true },
    ),
  ]),
  section("kunnskapsoppsummeringer-seksjon", "Kunnskapsoppsummeringer", [
    {
      kind: "EvidenceTable",
      key: "kunnskapsoppsummeringer",
      title: "Evidenstabell for kunnskapsoppsummeringer",
      tableSection: "KnowledgeSummary",
    },
  ]),
  section("effekt-seksjon", "Effekt og sikkerhet", [
    richText(
      "effekt-per-utfall",
      "Hva er effekten for hvert utfall?",
      `Oppgi tall der de finnes: bare 25 prosent av vurderingene i den danske gjennomgangen hadde tallfestet effekten ${DANISH_STUDY}.`,
      { mandatory: true },
    ),
    richText("sikkerhet", "Hva er risikoen?", "Ta særlig med overgangene, der ansvaret skifter.", { mandatory: true }),
    {
      kind: "Select",
      key: "tillit",
      title: "Hvor stor tillit har dere til resultatene samlet sett?",
      mandatory: true,
      selectType: "dropdownlist",
      options: options({ hoy: "Høy", middels: "Middels", lav: "Lav", "svart-lav": "Svært lav" }),
    },
    richText("overforbarhet", "Gjelder resultatene hos dere?", "Sammenlign pasienter, avstander og arbeidsdeling.", {
      mandatory: true,
    }),
  ]),
];
