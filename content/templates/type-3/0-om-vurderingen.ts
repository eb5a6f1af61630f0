import type { RelationRule, SectionBlock } from "../../../core/template/index.ts";
import { dateText, longText, NO_PATIENT_DATA, options, richText, section, shortText } from "../blocks.ts";

export const omVurderingen: SectionBlock[] = [
  section("tittel-og-bestilling", "Tittel og bestilling", [
    longText(
      "kort-om-vurderingen",
      "Kort om vurderingen",
      "To til fire setninger om metoden, hvem den er for, og hvilke virksomheter som samarbeider.",
      {
        mandatory: true,
        feeds: ["card-summary"],
        description: `Teksten er offentlig fra vurderingen er startet. ${NO_PATIENT_DATA}`,
      },
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
    longText(
      "beslutning",
      "Hvilke beslutninger skal vurderingen støtte?",
      "Si hva hver virksomhet skal beslutte, og om den ene er avhengig av den andre.",
      { mandatory: true },
    ),
    richText(
      "lignende-vurderinger",
      "Lignende vurderinger",
      "Søk her i portalen og hos Nye metoder. Skriv hva dere fant, med lenker.",
      { mandatory: true, feeds: ["card-links"], description: "Lenkene vises også på det offentlige kortet." },
    ),
  ]),
  section("bidragsytere-og-habilitet", "Bidragsytere og habilitet", [
    richText("bidragsytere", "Hvem har gjort hva?", "Rolle og virksomhet for hver som har bidratt.", {
      mandatory: true,
    }),
    richText(
      "habilitet",
      "Habilitet og interesser",
      "Bånd til leverandører, egne prosjekter og publikasjoner. Skriv «ingen» hvis det ikke er noen.",
      { mandatory: true },
    ),
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
