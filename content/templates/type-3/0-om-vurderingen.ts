import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { dateText, longText, options, section, shortText } from "../blocks.ts";
import { ask, similarAssessments } from "../shared-questions.ts";

export const omVurderingen: SectionBlock[] = [
  section("tittel-og-bestilling", "Tittel og bestilling", [
    ask(
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
    longText(
      "avtale-med-kommune",
      "Hvordan er kommunen med?",
      "Hvilke kommuner som deltar, hvem som svarer for dem, og om saken er drøftet i helsefellesskapet.",
      { mandatory: true },
    ),
    longText(
      "avtale-med-helseforetak",
      "Hvordan er helseforetaket med?",
      "Hvilken klinikk som deltar, hvem som svarer for den, og om saken er drøftet i helsefellesskapet.",
      { mandatory: true },
    ),
    ask("beslutning", "Si hva hver virksomhet skal beslutte, og om den ene er avhengig av den andre.", {
      title: "Hvilke beslutninger skal vurderingen støtte?",
    }),
    similarAssessments,
    ask("lignende-vurderinger", "Søk her i portalen og hos Nye metoder. Skriv hva dere fant, med lenker."),
  ]),
  section("bidragsytere-og-habilitet", "Bidragsytere og habilitet", [
    ask("bidragsytere", "Rolle og virksomhet for hver som har bidratt."),
    ask("habilitet", "Bånd til leverandører, egne prosjekter og publikasjoner. Skriv «ingen» hvis det ikke er noen."),
    dateText(
      "beslutning-ventes",
      "Beslutningen ventes",
      "Den siste av datoene hvis virksomhetene beslutter hver for seg.",
    ),
  ]),
];

export const omVurderingenRegler: RelationRule[] = [
  {
    name: "aktor",
    effects: [
      { whenAnyOf: ["annen"], effect: "show", blocks: ["annen-virksomhet"] },
      { whenAnyOf: ["helseforetak", "annen"], effect: "show", blocks: ["avtale-med-kommune"] },
      { whenAnyOf: ["kommune", "annen"], effect: "show", blocks: ["avtale-med-helseforetak"] },
    ],
  },
];
