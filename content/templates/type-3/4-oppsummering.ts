import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { options, richText, section, subsection } from "../blocks.ts";
import { ask } from "../shared-questions.ts";

export const oppsummering: SectionBlock[] = [
  section("sammendrag-seksjon", "Sammendrag", [
    ask("sammendrag", "Høyst 250 ord. Ta med hva som blir annerledes for pasientene og for hver virksomhet."),
  ]),
  subsection("klarsprak-seksjon", "Klarspråk", [
    ask("klarsprak", "Høyst 250 ord for pasienter, pårørende og folkevalgte, med vanlige ord."),
  ]),
  section("konklusjon-seksjon", "Konklusjon", [
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
    ask("konklusjon", "Svar på spørsmålet i PICO, og si om virksomhetene er enige."),
    ask("vilkar", "Hva som må være på plass, og hvem som sørger for det."),
  ]),
  section("oppfolging-seksjon", "Forbehold og oppfølging", [
    ask("forbehold", "Grensene for arbeidet."),
    richText("oppfolging", "Hvordan skal metoden følges opp?", "Felles mål, hvem som måler, og når dere ses igjen.", {
      mandatory: true,
    }),
    ask("les-mer", "Lenker til veiledere, avtaler og andre vurderinger."),
  ]),
];

export const oppsummeringRegler: RelationRule[] = [
  {
    name: "anbefaling",
    effects: [{ whenAnyOf: ["innfores-med-forbehold", "proves-ut"], effect: "show", blocks: ["vilkar"] }],
  },
];
