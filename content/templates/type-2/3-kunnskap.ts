import type { SectionBlock } from "../../../core/template/index.ts";
import { DANISH_STUDY, options, richText, section } from "../blocks.ts";
import { literatureBlock } from "../literature-block.ts";

export const kunnskap: SectionBlock[] = [
  section("litteratursok-seksjon", "Litteratursøk", [
    literatureBlock([
      { type: "Web", text: "Socialstyrelsen", value: "https://www.socialstyrelsen.se/" },
      { type: "Web", text: "KS", value: "https://www.ks.no/" },
      {
        type: "Web",
        text: "Helsedirektoratet: statistikk og registre",
        value: "https://www.helsedirektoratet.no/statistikk",
      },
    ]),
    richText(
      "utvelgelse",
      "Hvordan ble studiene valgt ut?",
      `Hva skulle med, hvem leste, og hvorfor noe ble utelatt. En dansk gjennomgang av 52 mini-metodevurderinger fant at utvelgelse og tolkning ofte ikke var beskrevet ${DANISH_STUDY}.`,
      { mandatory: true },
    ),
  ]),
  section("kunnskapsoppsummeringer-seksjon", "Kunnskapsoppsummeringer", [
    {
      kind: "EvidenceTable",
      key: "kunnskapsoppsummeringer",
      title: "Evidenstabell for kunnskapsoppsummeringer",
      helpText: "Én rad for hver oversikt som er tatt med.",
      tableSection: "KnowledgeSummary",
    },
  ]),
  section("effekt-seksjon", "Effekt og trygghet", [
    richText(
      "effekt-per-utfall",
      "Hva er effekten for hvert utfall?",
      `Ta utfallene fra PICO ett for ett og oppgi tall der de finnes. I den danske gjennomgangen hadde bare 25 prosent tallfestet effekten ${DANISH_STUDY}.`,
      { mandatory: true },
    ),
    richText("sikkerhet", "Hva kan gå galt?", "Skade, falsk trygghet, feilbruk og svikt i varsling, og hvor ofte.", {
      mandatory: true,
    }),
    {
      kind: "Select",
      key: "tillit",
      title: "Hvor stor tillit har dere til resultatene samlet sett?",
      mandatory: true,
      selectType: "dropdownlist",
      options: options({ hoy: "Høy", middels: "Middels", lav: "Lav", "svart-lav": "Svært lav" }),
    },
    richText(
      "overforbarhet",
      "Gjelder resultatene hos dere?",
      "Sammenlign innbyggere, avstander, bemanning og erfaring.",
      {
        mandatory: true,
      },
    ),
  ]),
];
