import type { RelationRule, SectionBlock } from "../../../core/template/index.ts";
import { longText, NO_PATIENT_DATA, options, richText, section, subsection } from "../blocks.ts";

export const oppsummering: SectionBlock[] = [
  section("sammendrag-seksjon", "Sammendrag", [
    richText(
      "sammendrag",
      "Sammendrag",
      "Høyst 250 ord. Ta med hva som blir annerledes for pasientene og for hver virksomhet.",
      {
        mandatory: true,
        feeds: ["summary"],
        description: `Vises øverst når vurderingen er publisert. ${NO_PATIENT_DATA}`,
      },
    ),
  ]),
  subsection("klarsprak-seksjon", "Klarspråk", [
    richText("klarsprak", "Kort fortalt", "Høyst 250 ord for pasienter, pårørende og folkevalgte, med vanlige ord.", {
      mandatory: true,
    }),
  ]),
  section("konklusjon-seksjon", "Konklusjon", [
    {
      kind: "Select",
      key: "anbefaling",
      title: "Hva anbefaler dere?",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({
        innfores: "Metoden bør innføres i begge virksomheter",
        "innfores-med-forbehold": "Metoden bør innføres på vilkår",
        "proves-ut": "Metoden bør prøves ut i mindre skala først",
        "innfores-ikke": "Metoden bør ikke innføres",
      }),
      relationRule: "anbefaling",
    },
    richText("konklusjon", "Konklusjon", "Svar på spørsmålet i PICO, og si om virksomhetene er enige.", {
      mandatory: true,
    }),
    longText("vilkar", "Hvilke vilkår?", "Hva som må være på plass, og hvem som sørger for det.", { mandatory: true }),
  ]),
  section("oppfolging-seksjon", "Forbehold og oppfølging", [
    richText("forbehold", "Forbehold", "Grensene for arbeidet.", { mandatory: true }),
    richText("oppfolging", "Hvordan skal metoden følges opp?", "Felles mål, hvem som måler, og når dere ses igjen.", {
      mandatory: true,
    }),
    richText("les-mer", "Les mer", "Lenker til veiledere, avtaler og andre vurderinger.", {
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
