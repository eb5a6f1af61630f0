import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { dateText, longTextBlock, options, sectionBlock, shortText } from "../blocks.ts";
import { AI_HELP, sharedQuestion, similarAssessments } from "../shared-questions.ts";

export const omVurderingenType3: SectionBlock[] = [
  sectionBlock("tittel-og-bestilling", "Tittel og bestilling", [
    sharedQuestion(
      "kort-om-vurderingen",
      "To til fire setninger om metoden, hvem den er for, og hvilke virksomheter som samarbeider.",
    ),
    {
      kind: "RelationSelector",
      key: "aktor",
      title: "Hvem leder arbeidet?",
      helpText: "Valget bestemmer hvilke spørsmål om forankring dere får.",
      mandatory: true,
      options: options({
        helseforetak: "Et helseforetak",
        kommune: "En kommune eller et fylke",
        annen: "En annen virksomhet",
      }),
      relationRule: "aktor",
      fromActor: { organization: "helseforetak", county: "kommune" },
    },
    shortText("annen-virksomhet", "Hvilken virksomhet?", "Navn på virksomheten, og hva den har ansvar for.", {
      mandatory: true,
      width: "wide",
    }),
    longTextBlock(
      "avtale-med-kommune",
      "Hvordan er kommunen med?",
      "Hvilke kommuner som deltar, hvem som svarer for dem, og om saken er drøftet i helsefellesskapet.",
      { mandatory: true },
    ),
    longTextBlock(
      "avtale-med-helseforetak",
      "Hvordan er helseforetaket med?",
      "Hvilken klinikk som deltar, hvem som svarer for den, og om saken er drøftet i helsefellesskapet.",
      { mandatory: true },
    ),
    sharedQuestion("beslutning", "Si hva hver virksomhet skal beslutte, og om den ene er avhengig av den andre.", {
      title: "Hvilke beslutninger skal vurderingen støtte?",
    }),
    similarAssessments,
    sharedQuestion("lignende-vurderinger", "Søk her i portalen og hos Nye metoder. Skriv hva dere fant, med lenker."),
  ]),
  sectionBlock("bidragsytere-og-habilitet", "Bidragsytere og habilitet", [
    sharedQuestion("bidragsytere", "Rolle og virksomhet for hver som har bidratt."),
    sharedQuestion("kunstig-intelligens", AI_HELP),
    sharedQuestion(
      "habilitet",
      "Bånd til leverandører, egne prosjekter og publikasjoner. Skriv «ingen» hvis det ikke er noen.",
    ),
    dateText(
      "beslutning-ventes",
      "Beslutningen ventes",
      "Den siste av datoene hvis virksomhetene beslutter hver for seg.",
    ),
  ]),
];

export const omVurderingenReglerType3: RelationRule[] = [
  {
    name: "aktor",
    effects: [
      { whenAnyOf: ["annen"], effect: "show", blocks: ["annen-virksomhet"] },
      { whenAnyOf: ["helseforetak", "annen"], effect: "show", blocks: ["avtale-med-kommune"] },
      { whenAnyOf: ["kommune", "annen"], effect: "show", blocks: ["avtale-med-helseforetak"] },
    ],
  },
];
