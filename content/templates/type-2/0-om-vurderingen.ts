import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { dateText, options, richText, section } from "../blocks.ts";
import { ask, similarAssessments } from "../shared-questions.ts";

export const omVurderingen: SectionBlock[] = [
  section("tittel-og-bestilling", "Tittel og bestilling", [
    ask(
      "kort-om-vurderingen",
      "To til fire setninger om tiltaket, hvem det er for, og hva dere skal finne ut. Skriv så en annen kommune forstår om arbeidet angår dem.",
    ),
    ask("bestiller", "Oppgi enhet og stilling, for eksempel kommunalsjef for helse og mestring."),
    ask(
      "beslutning",
      "Si hvem som beslutter (enhet, kommunedirektør eller kommunestyre), og om saken skal inn i økonomi- og handlingsplanen.",
    ),
    {
      kind: "Select",
      key: "type-beslutning",
      title: "Hva gjelder beslutningen?",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({
        innforing: "Innføring av et nytt tiltak",
        "utvidet-bruk": "Utvidet bruk av et tiltak vi har",
        utfasing: "Utfasing av et tiltak vi har",
      }),
      relationRule: "type-beslutning",
    },
    richText(
      "plan-for-utfasing",
      "Hva skal tiltaket erstattes av?",
      "Beskriv hva innbyggerne får i stedet, og hvordan de som bruker tiltaket i dag, skal følges opp.",
      { mandatory: true },
    ),
    similarAssessments,
    ask(
      "lignende-vurderinger",
      "Søk her i portalen og spør nabokommuner og utviklingssenteret i fylket. Skriv hva dere fant, med lenker.",
    ),
  ]),
  section("bidragsytere-og-habilitet", "Bidragsytere og habilitet", [
    ask(
      "bidragsytere",
      "Rolle og enhet for hver som har bidratt. Ta gjerne med økonomi, IKT, ansatte som skal bruke tiltaket, og en brukerrepresentant.",
    ),
    ask("habilitet", "Bånd til leverandører, egne prosjekter og publikasjoner. Skriv «ingen» hvis det ikke er noen."),
    ask("forankring", "Hvilken leder som har satt av tid til arbeidet, og hvem som skal ta imot resultatet."),
  ]),
  section("tidsplan", "Tidsplan", [
    dateText("arbeidet-ferdig", "Arbeidet skal være ferdig", "Regn bakover fra fristen for saksframlegget.", {
      hideWhenPublished: true,
    }),
    dateText("beslutning-ventes", "Beslutningen ventes", "Datoen saken skal behandles."),
  ]),
];

export const omVurderingenRegler: RelationRule[] = [
  { name: "type-beslutning", effects: [{ whenAnyOf: ["utfasing"], effect: "show", blocks: ["plan-for-utfasing"] }] },
];
