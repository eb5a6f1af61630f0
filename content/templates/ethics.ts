import type { RelationRule, SectionBlock } from "../../features/template/rules/index.ts";
import { richTextBlock, sectionBlock, themeOrReason } from "./blocks.ts";

/** The words for the method and for the people it is for, in the definite form. */
type Words = { readonly method: string; readonly people: string };

const themes = ({ method, people }: Words) => [
  themeOrReason(
    "nytte-mot-skade",
    "Nytte mot skade",
    `Hvem får nytten og hvem bærer ulempene? Kan ${method} gi falsk trygghet eller mer ensomhet?`,
    "Om nytten står i forhold til ulempene.",
  ),
  themeOrReason(
    "autonomi",
    "Selvbestemmelse",
    `Kan ${people} si nei uten å miste andre tjenester? Hvordan innhentes samtykke fra personer med kognitiv svikt?`,
    "Om retten til å bestemme selv.",
  ),
  themeOrReason(
    "integritet",
    "Integritet, verdighet og privatliv",
    `Hva betyr ${method} for hjemmet og privatlivet, også for dem man bor sammen med?`,
    `Om ${method} griper inn i hjem og privatliv.`,
  ),
  themeOrReason(
    "rettferdighet",
    "Rettferdighet og likeverd",
    "Får alle med samme behov samme tilbud, uansett bosted, språk, økonomi og digital kompetanse?",
    "Om tilgangen blir lik for like behov.",
  ),
  themeOrReason(
    "lov-og-personvern",
    "Lov og personvern",
    "Hjemmel i helse- og omsorgstjenesteloven eller annen lov, bruk av tvang, behandlingsgrunnlag og vurdering av personvernkonsekvenser.",
    `Om ${method} berører rettigheter, lovkrav eller personopplysninger.`,
  ),
];

/** The ethics tab of types 2 and 3: each theme is assessed, or set aside with a reason. */
export const ethics = (words: Words): { readonly sections: SectionBlock[]; readonly rules: RelationRule[] } => {
  const all = themes(words);
  return {
    sections: [
      sectionBlock(
        "etikk-seksjon",
        "Etiske vurderinger",
        [
          richTextBlock(
            "etikk-samlet",
            "Samlet etisk vurdering",
            "Hvilke temaer veier tyngst, og hva betyr de for anbefalingen?",
            { mandatory: true },
          ),
        ],
        { description: "Vurder temaene under. Et tema som ikke er relevant, må begrunnes." },
      ),
      ...all.map((theme) => theme.section),
    ],
    rules: all.map((theme) => theme.rule),
  };
};
