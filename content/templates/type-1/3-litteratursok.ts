import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, longTextBlock, options, sectionBlock, subsection } from "../blocks.ts";
import { literatureBlock } from "../literature-block.ts";
import { sharedQuestion } from "../shared-questions.ts";

export const litteratursok: SectionBlock[] = [
  sectionBlock("litteratursok-seksjon", "Søk", [literatureBlock("hospital")], {
    description:
      "En bibliotekar bør utføre og dokumentere søkene. Forslagsstilleren inviterer bibliotekaren som bidragsyter.",
  }),
  sectionBlock("utvelgelse-seksjon", "Utvelgelse", [
    longTextBlock(
      "utvalgskriterier",
      "Hva skulle med, og hva skulle ikke?",
      "Språk, år, studiedesign og hvilke deler av PICO som måtte stemme. Bestem kriteriene før dere leser treffene.",
      { mandatory: true },
    ),
    sharedQuestion(
      "utvelgelse",
      `Hvem leste titler, sammendrag og fulltekst, hvor mange treff som gikk videre i hvert steg, og hvorfor relevante studier ble utelatt. En dansk gjennomgang av 52 mini-metodevurderinger fant at utvelgelse og tolkning av litteraturen ofte ikke var beskrevet ${DANISH_STUDY}.`,
    ),
  ]),
  subsection("fagfellevurdering-av-sok-seksjon", "Fagfellevurdering av søk", [
    {
      kind: "Select",
      key: "sok-fagfellevurdert",
      title: "Har en annen bibliotekar vurdert søkestrategien?",
      helpText:
        "Be en bibliotekar som ikke laget søket, om å gå gjennom det før det kjøres, gjerne med en sjekkliste som PRESS.",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({ ja: "Ja", delvis: "Delvis", nei: "Nei" }),
      relationRule: "sok-fagfellevurdert",
    },
    longTextBlock(
      "sok-fagfelle-endringer",
      "Hva ble endret?",
      "Hvem (rolle og bibliotek) som vurderte søket, når, og hva som ble rettet.",
      { mandatory: true },
    ),
    longTextBlock(
      "sok-uten-fagfelle",
      "Hvorfor ikke, og hva betyr det?",
      "Begrunn valget og si hvilke studier søket kan ha gått glipp av.",
      { mandatory: true },
    ),
  ]),
];

export const litteratursokRegler: RelationRule[] = [
  {
    name: "sok-fagfellevurdert",
    effects: [
      { whenAnyOf: ["ja", "delvis"], effect: "show", blocks: ["sok-fagfelle-endringer"] },
      { whenAnyOf: ["delvis", "nei"], effect: "show", blocks: ["sok-uten-fagfelle"] },
    ],
  },
];
