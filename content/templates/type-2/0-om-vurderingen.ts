import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { dateText, options, richTextBlock, sectionBlock } from "../blocks.ts";
import { AI_HELP, sharedQuestion, similarAssessments } from "../shared-questions.ts";

export const omVurderingenType2: SectionBlock[] = [
  sectionBlock("tittel-og-bestilling", "Tittel og bestilling", [
    sharedQuestion(
      "kort-om-vurderingen",
      "To til fire setninger om tiltaket, hvem det er for, og hva dere skal finne ut. Skriv så en annen kommune forstår om arbeidet angår dem.",
    ),
    sharedQuestion("bestiller", "Oppgi enhet og stilling, for eksempel kommunalsjef for helse og mestring."),
    sharedQuestion(
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
    richTextBlock(
      "plan-for-utfasing",
      "Hva skal tiltaket erstattes av?",
      "Beskriv hva innbyggerne får i stedet, og hvordan de som bruker tiltaket i dag, skal følges opp.",
      { mandatory: true },
    ),
    similarAssessments,
    sharedQuestion(
      "lignende-vurderinger",
      "Søk her i portalen og spør nabokommuner og utviklingssenteret i fylket. Skriv hva dere fant, med lenker.",
    ),
  ]),
  sectionBlock("bidragsytere-og-habilitet", "Bidragsytere og habilitet", [
    sharedQuestion(
      "bidragsytere",
      "Rolle og enhet for hver som har bidratt. Ta gjerne med økonomi, IKT, ansatte som skal bruke tiltaket, og en brukerrepresentant.",
    ),
    sharedQuestion("kunstig-intelligens", AI_HELP),
    sharedQuestion(
      "habilitet",
      "Bånd til leverandører, egne prosjekter og publikasjoner. Skriv «ingen» hvis det ikke er noen.",
    ),
    sharedQuestion(
      "forankring",
      "Hvilken leder som har satt av tid til arbeidet, og hvem som skal ta imot resultatet.",
    ),
  ]),
  sectionBlock("tidsplan", "Tidsplan", [
    dateText("arbeidet-ferdig", "Arbeidet skal være ferdig", "Regn bakover fra fristen for saksframlegget.", {
      hideWhenPublished: true,
    }),
    dateText("beslutning-ventes", "Beslutningen ventes", "Datoen saken skal behandles."),
  ]),
];

export const omVurderingenReglerType2: RelationRule[] = [
  { name: "type-beslutning", effects: [{ whenAnyOf: ["utfasing"], effect: "show", blocks: ["plan-for-utfasing"] }] },
];
