import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { options, richTextBlock, sectionBlock, subsection } from "../blocks.ts";
import { judgements } from "../judgements.ts";
import { sharedQuestion } from "../shared-questions.ts";

export const oppsummeringType3: SectionBlock[] = [
  sectionBlock("sammendrag-seksjon", "Sammendrag", [
    sharedQuestion(
      "sammendrag",
      "Høyst 250 ord. Ta med hva som blir annerledes for pasientene og for hver virksomhet.",
    ),
  ]),
  subsection("klarsprak-seksjon", "Klarspråk", [
    sharedQuestion("klarsprak", "Høyst 250 ord for pasienter, pårørende og folkevalgte, med vanlige ord."),
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
        innfores: "Metoden bør innføres i begge virksomheter",
        "innfores-med-forbehold": "Metoden bør innføres på vilkår",
        "proves-ut": "Metoden bør prøves ut i mindre skala først",
        "innfores-ikke": "Metoden bør ikke innføres",
      }),
      relationRule: "anbefaling",
    },
    sharedQuestion("konklusjon", "Svar på spørsmålet i PICO, og si om virksomhetene er enige."),
    sharedQuestion("vilkar", "Hva som må være på plass, og hvem som sørger for det."),
  ]),
  sectionBlock("oppfolging-seksjon", "Forbehold og oppfølging", [
    sharedQuestion("forbehold", "Grensene for arbeidet."),
    richTextBlock(
      "oppfolging",
      "Hvordan skal metoden følges opp?",
      "Felles mål, hvem som måler, og når dere ses igjen.",
      {
        mandatory: true,
      },
    ),
    sharedQuestion("les-mer", "Lenker til veiledere, avtaler og andre vurderinger."),
  ]),
];

export const oppsummeringReglerType3: RelationRule[] = [
  {
    name: "anbefaling",
    effects: [{ whenAnyOf: ["innfores-med-forbehold", "proves-ut"], effect: "show", blocks: ["vilkar"] }],
  },
];
