import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { dateText, longTextBlock, options, richTextBlock, sectionBlock, subsection } from "../blocks.ts";
import { judgements } from "../judgements.ts";
import { sharedQuestion } from "../shared-questions.ts";

export const oppsummeringType1: SectionBlock[] = [
  sectionBlock("sammendrag-seksjon", "Sammendrag", [
    sharedQuestion(
      "sammendrag",
      "Høyst 250 ord: bakgrunn, spørsmål, hva dere fant om effekt, sikkerhet, organisering og økonomi, og hva dere anbefaler. Ta med de viktigste tallene.",
    ),
  ]),
  subsection("klarsprak-seksjon", "Klarspråk", [
    sharedQuestion(
      "klarsprak",
      "Høyst 250 ord for pasienter og pårørende: korte setninger, vanlige ord, ingen forkortelser. Si hva metoden er, hva den kan bety for dem, og hva vi ikke vet.",
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
        innfores: "Metoden bør innføres eller utvides",
        "innfores-med-forbehold": "Metoden bør innføres eller utvides på vilkår",
        "innfores-ikke": "Metoden bør ikke innføres",
        "fases-ut": "Metoden bør fases ut",
        nasjonalt: "Grunnlaget er for svakt, metoden bør vurderes nasjonalt",
      }),
      relationRule: "anbefaling",
    },
    sharedQuestion(
      "konklusjon",
      "Svar på spørsmålet i PICO. Skill mellom det som er vist i forskning, det som er erfaring, og det som er verdivalg.",
    ),
    sharedQuestion(
      "vilkar",
      "For eksempel bare ved bestemte enheter, bare i en studie eller med registrering i et kvalitetsregister.",
    ),
    longTextBlock(
      "nasjonal-begrunnelse",
      "Hvorfor nasjonalt, og hvem melder metoden?",
      "Hva som mangler for å beslutte lokalt, og hvem som sender forslaget til Nye metoder.",
      { mandatory: true },
    ),
  ]),
  subsection("forbehold-seksjon", "Forbehold", [
    sharedQuestion(
      "forbehold",
      "Hva leseren bør vite om grensene for arbeidet: tid, søk, fagfellevurdering, usikre tall og uenighet i gruppen.",
    ),
  ]),
  sectionBlock("oppfolging-seksjon", "Oppfølging", [
    richTextBlock(
      "oppfolging",
      "Hvordan skal innføringen følges opp?",
      "Hva som skal måles, hvem som gjør det, og hva som skal få dere til å stoppe eller endre metoden.",
      { mandatory: true },
    ),
    dateText("ny-vurdering", "Vurderingen bør ses på igjen", "Sett en dato, særlig når studier er på vei.", {
      feeds: ["review-date"],
    }),
    sharedQuestion("les-mer", "Lenker til retningslinjer, pasientinformasjon og andre vurderinger av metoden."),
  ]),
];

export const oppsummeringReglerType1: RelationRule[] = [
  {
    name: "anbefaling",
    effects: [
      { whenAnyOf: ["innfores-med-forbehold"], effect: "show", blocks: ["vilkar"] },
      { whenAnyOf: ["nasjonalt"], effect: "show", blocks: ["nasjonal-begrunnelse"] },
    ],
  },
];
