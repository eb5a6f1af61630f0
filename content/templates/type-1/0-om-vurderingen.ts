import { addresses } from "../../../features/address/rules/index.ts";
import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { dateText, longTextBlock, options, richTextBlock, sectionBlock } from "../blocks.ts";
import { AI_HELP, sharedQuestion, similarAssessments } from "../shared-questions.ts";

export const omVurderingenType1: SectionBlock[] = [
  sectionBlock("tittel-og-bestilling", "Tittel og bestilling", [
    sharedQuestion(
      "kort-om-vurderingen",
      "To til fire setninger om metoden, pasientgruppen og hva dere skal finne ut. Skriv så en kollega i et annet helseforetak forstår om arbeidet angår dem, og kan ta kontakt før de starter på det samme.",
    ),
    sharedQuestion(
      "bestiller",
      "Oppgi enhet og stilling, for eksempel klinikksjef ved medisinsk klinikk. Navn er ikke nødvendig.",
    ),
    sharedQuestion(
      "beslutning",
      "Si hvem som skal beslutte, hva de skal velge mellom, og hva som skjer om de ikke gjør noe. En vurdering uten en navngitt beslutning blir sjelden brukt.",
    ),
    {
      kind: "Select",
      key: "type-beslutning",
      title: "Hva gjelder beslutningen?",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({
        innforing: "Innføring av en ny metode",
        "utvidet-bruk": "Utvidet bruk av en metode vi har",
        utfasing: "Utfasing av en metode vi har",
      }),
      relationRule: "type-beslutning",
    },
    richTextBlock(
      "dagens-bruk-av-metoden",
      "Hvordan brukes metoden i dag?",
      "Beskriv hvem som får metoden nå, hvor mange de er, og hva utvidelsen går ut på: ny indikasjon, nye enheter eller flere pasienter.",
      { mandatory: true },
    ),
    richTextBlock(
      "plan-for-utfasing",
      "Hva skal metoden erstattes av?",
      "Beskriv hva pasientene får i stedet, hvordan de som er i et forløp skal følges opp, og hva som frigjøres av tid, rom og penger.",
      { mandatory: true },
    ),
    similarAssessments,
    sharedQuestion(
      "lignende-vurderinger",
      "Søk her i portalen, hos Nye metoder og i INAHTA HTA Database før dere begynner. Skriv hva dere fant, med lenker. Fant dere ingen, så skriv hvor dere lette.",
    ),
  ]),
  sectionBlock("bidragsytere-og-habilitet", "Bidragsytere og habilitet", [
    {
      kind: "Select",
      key: "kompetanse-i-gruppen",
      title: "Hvilken kompetanse er med i arbeidet?",
      helpText:
        "En mini-metodevurdering bør ikke skrives av én person. Uten bibliotekar blir søket ofte svakt, og uten økonom blir kostnadene ofte anslag uten kilde.",
      mandatory: true,
      selectType: "checkboxes",
      options: options({
        fagmiljo: "Klinisk fagmiljø",
        sykepleie: "Sykepleie eller annet helsefag",
        bibliotek: "Forskningsbibliotekar",
        okonomi: "Økonom",
        leder: "Leder i enheten",
        "medisinsk-teknologi": "Medisinsk teknologi",
        ikt: "IKT",
        bruker: "Brukerrepresentant",
      }),
    },
    sharedQuestion(
      "bidragsytere",
      "List opp rolle og enhet for hver som har bidratt, og hvilke deler de har arbeidet med.",
    ),
    sharedQuestion("kunstig-intelligens", AI_HELP),
    sharedQuestion(
      "habilitet",
      "Oppgi alle bånd til dem som lager eller selger metoden eller et alternativ: honorar, reiser, forskningsmidler, eierskap og egne publikasjoner om metoden. Skriv «ingen» hvis det ikke er noen.",
    ),
    sharedQuestion(
      "forankring",
      "Oppgi hvilken leder som har godkjent at arbeidet gjøres, og hvem som skal ta imot resultatet. Svak forankring er en av de vanligste grunnene til at vurderinger blir liggende.",
    ),
    longTextBlock(
      "interne-merknader",
      "Interne merknader",
      "For gruppen og redaksjonen, for eksempel avtaler om hvem som skal lese utkastet. Teksten blir ikke publisert.",
      { hideWhenPublished: true },
    ),
  ]),
  sectionBlock("tidsplan", "Tidsplan", [
    dateText("arbeidet-starter", "Arbeidet starter", "Datoen gruppen har sitt første møte.", {
      hideWhenPublished: true,
    }),
    dateText("arbeidet-ferdig", "Arbeidet skal være ferdig", "Sett av tid til fagfellevurdering før denne datoen.", {
      hideWhenPublished: true,
    }),
    dateText("beslutning-ventes", "Beslutningen ventes", "Datoen saken skal behandles av den som beslutter."),
    {
      kind: "File",
      key: "regneark-til-okonomen",
      title: "Regneark til økonomen",
      infoTextForDraft:
        "Send regnearket til økonomen når arbeidet starter, så er tallene klare i tide. Det lastes opp under Økonomi.",
      links: [{ text: "Regneark for økonomi (Excel)", url: addresses.economyWorkbook }],
    },
    longTextBlock(
      "avsatt-tid",
      "Hvor mye tid er satt av?",
      "Oppgi timer eller dager for hver rolle, og hvem som har frigjort tiden. Regn med flere uker fra søket er bestilt til teksten er ferdig.",
      { hideWhenPublished: true },
    ),
  ]),
];

export const omVurderingenReglerType1: RelationRule[] = [
  {
    name: "type-beslutning",
    effects: [
      { whenAnyOf: ["utvidet-bruk"], effect: "show", blocks: ["dagens-bruk-av-metoden"] },
      { whenAnyOf: ["utfasing"], effect: "show", blocks: ["plan-for-utfasing"] },
    ],
  },
];
