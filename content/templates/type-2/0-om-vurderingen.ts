import type { RelationRule, SectionBlock } from "../../../core/template/index.ts";
import { dateText, longText, NO_PATIENT_DATA, options, richText, section, shortText } from "../blocks.ts";

export const omVurderingen: SectionBlock[] = [
  section("tittel-og-bestilling", "Tittel og bestilling", [
    longText(
      "kort-om-vurderingen",
      "Kort om vurderingen",
      "To til fire setninger om tiltaket, hvem det er for, og hva dere skal finne ut. Skriv så en annen kommune forstår om arbeidet angår dem.",
      {
        mandatory: true,
        feeds: ["card-summary"],
        description: `Teksten er offentlig fra vurderingen er startet. ${NO_PATIENT_DATA}`,
      },
    ),
    shortText(
      "bestiller",
      "Hvem har bestilt vurderingen?",
      "Oppgi enhet og stilling, for eksempel kommunalsjef for helse og mestring.",
      { mandatory: true, width: "wide" },
    ),
    longText(
      "beslutning",
      "Hvilken beslutning skal vurderingen støtte?",
      "Si hvem som beslutter (enhet, kommunedirektør eller kommunestyre), og om saken skal inn i økonomi- og handlingsplanen.",
      { mandatory: true },
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
    richText(
      "lignende-vurderinger",
      "Lignende vurderinger",
      "Søk her i portalen og spør nabokommuner og utviklingssenteret i fylket. Skriv hva dere fant, med lenker.",
      { mandatory: true, feeds: ["card-links"], description: "Lenkene vises også på det offentlige kortet." },
    ),
  ]),
  section("bidragsytere-og-habilitet", "Bidragsytere og habilitet", [
    richText(
      "bidragsytere",
      "Hvem har gjort hva?",
      "Rolle og enhet for hver som har bidratt. Ta gjerne med økonomi, IKT, ansatte som skal bruke tiltaket, og en brukerrepresentant.",
      { mandatory: true },
    ),
    richText(
      "habilitet",
      "Habilitet og interesser",
      "Bånd til leverandører, egne prosjekter og publikasjoner. Skriv «ingen» hvis det ikke er noen.",
      { mandatory: true },
    ),
    longText(
      "forankring",
      "Hvordan er arbeidet forankret hos ledelsen?",
      "Hvilken leder som har satt av tid til arbeidet, og hvem som skal ta imot resultatet.",
      { mandatory: true },
    ),
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
