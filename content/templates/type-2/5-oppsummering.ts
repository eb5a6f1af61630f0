import type { RelationRule, SectionBlock } from "../../../core/template/index.ts";
import { longText, NO_PATIENT_DATA, options, richText, section, subsection } from "../blocks.ts";

export const oppsummering: SectionBlock[] = [
  section("sammendrag-seksjon", "Sammendrag", [
    richText(
      "sammendrag",
      "Sammendrag",
      "Høyst 250 ord: behov, spørsmål, hva dere fant, hva det koster og hva dere anbefaler.",
      {
        mandatory: true,
        feeds: ["summary"],
        description: `Vises øverst når vurderingen er publisert. ${NO_PATIENT_DATA}`,
      },
    ),
  ]),
  subsection("klarsprak-seksjon", "Klarspråk", [
    richText(
      "klarsprak",
      "Kort fortalt",
      "Høyst 250 ord for innbyggere og folkevalgte: korte setninger, vanlige ord, ingen forkortelser.",
      { mandatory: true },
    ),
  ]),
  section("konklusjon-seksjon", "Konklusjon", [
    {
      kind: "Select",
      key: "anbefaling",
      title: "Hva anbefaler dere?",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({
        innfores: "Tiltaket bør innføres eller utvides",
        "innfores-med-forbehold": "Tiltaket bør innføres eller utvides på vilkår",
        "proves-ut": "Tiltaket bør prøves ut i mindre skala først",
        "innfores-ikke": "Tiltaket bør ikke innføres",
        "fases-ut": "Tiltaket bør fases ut",
      }),
      relationRule: "anbefaling",
    },
    richText("konklusjon", "Konklusjon", "Svar på spørsmålet i PICO, og si hva som er vist og hva som er verdivalg.", {
      mandatory: true,
    }),
    longText("vilkar", "Hvilke vilkår?", "Hvem, hvor og hvor lenge, og hva som må være på plass først.", {
      mandatory: true,
    }),
  ]),
  section("oppfolging-seksjon", "Forbehold og oppfølging", [
    richText("forbehold", "Forbehold", "Grensene for arbeidet: tid, søk, usikre tall og uenighet.", {
      mandatory: true,
    }),
    richText(
      "oppfolging",
      "Hvordan skal tiltaket følges opp?",
      "Hva som måles, av hvem, og hva som får dere til å stoppe.",
      {
        mandatory: true,
      },
    ),
    richText("les-mer", "Les mer", "Lenker til veiledere, evalueringer og erfaringer fra andre.", {
      feeds: ["summary-links"],
      description: "Lenkene vises ved sammendraget når vurderingen er publisert.",
    }),
  ]),
];

export const oppsummeringRegler: RelationRule[] = [
  {
    name: "anbefaling",
    effects: [{ whenAnyOf: ["innfores-med-forbehold", "proves-ut"], effect: "show", blocks: ["vilkar"] }],
  },
];
