import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { options, richTextBlock, sectionBlock, subsection } from "../blocks.ts";
import { judgements } from "../judgements.ts";
import { sharedQuestion } from "../shared-questions.ts";

export const oppsummeringType2: SectionBlock[] = [
  sectionBlock("sammendrag-seksjon", "Sammendrag", [
    sharedQuestion(
      "sammendrag",
      "Høyst 250 ord: behov, spørsmål, hva dere fant, hva det koster og hva dere anbefaler.",
    ),
  ]),
  subsection("klarsprak-seksjon", "Klarspråk", [
    sharedQuestion(
      "klarsprak",
      "Høyst 250 ord for innbyggere og folkevalgte: korte setninger, vanlige ord, ingen forkortelser.",
    ),
  ]),
  judgements,
  sectionBlock("konklusjon-seksjon", "Konklusjon", [
    {
      kind: "Select",
      key: "anbefaling",
      title: "Hva anbefaler dere?",
      mandatory: true,
      feeds: ["recommendation"],
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
    sharedQuestion("konklusjon", "Svar på spørsmålet i PICO, og si hva som er vist og hva som er verdivalg."),
    sharedQuestion("vilkar", "Hvem, hvor og hvor lenge, og hva som må være på plass først."),
  ]),
  sectionBlock("oppfolging-seksjon", "Forbehold og oppfølging", [
    sharedQuestion("forbehold", "Grensene for arbeidet: tid, søk, usikre tall og uenighet."),
    richTextBlock(
      "oppfolging",
      "Hvordan skal tiltaket følges opp?",
      "Hva som måles, av hvem, og hva som får dere til å stoppe.",
      {
        mandatory: true,
      },
    ),
    sharedQuestion("les-mer", "Lenker til veiledere, evalueringer og erfaringer fra andre."),
  ]),
];

export const oppsummeringReglerType2: RelationRule[] = [
  {
    name: "anbefaling",
    effects: [{ whenAnyOf: ["innfores-med-forbehold", "proves-ut"], effect: "show", blocks: ["vilkar"] }],
  },
];
