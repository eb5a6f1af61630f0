import { medisindispenserOutcomes } from "./outcomes-municipality.ts";
import {
  bulletedList,
  EXAMPLE_FIGURES,
  examplePeople,
  notRelevant,
  p,
  relevant,
  type SeedAssessment,
} from "./seed-assessment.ts";
import { medisindispenserStudies } from "./studies.ts";

export const medisindispenser: SeedAssessment = {
  name: "Eksempel: Elektronisk medisindispenser i hjemmetjenesten",
  assessmentType: "2",
  actor: null,
  organization: { kind: "municipality", key: "5037" },
  status: "published",
  startedAt: "2025-01-20T08:00:00Z",
  sentAt: "2025-05-05T14:20:00Z",
  publishedAt: "2025-05-19T08:30:00Z",
  changeNote: "Første utgave",
  contributors: examplePeople("Levanger", {
    initiator: "Kari Utkastmo",
    librarian: "Jonas Modellund",
    economist: "Berit Prøvestad",
  }),
  searches: [
    {
      section: "A",
      searchType: "Web",
      source: "Helsedirektoratet",
      url: "https://www.helsedirektoratet.no/",
      date: "2025-02-03",
      strategy: p("Anbefalinger om velferdsteknologi og legemiddelhåndtering."),
      hits: null,
    },
    {
      section: "B",
      searchType: "DB",
      source: "Epistemonikos",
      url: "https://www.epistemonikos.org/",
      date: "2025-02-04",
      strategy: p("(medication dispens* OR automated dispens*) AND (home OR older)"),
      hits: 27,
    },
    {
      section: "B",
      searchType: "Web",
      source: "SBU",
      url: "https://www.sbu.se/",
      date: "2025-02-04",
      strategy: p("läkemedelsautomat, läkemedelsrobot"),
      hits: null,
    },
    {
      section: "C",
      searchType: "DB",
      source: "CINAHL",
      url: "",
      date: "2025-02-05",
      strategy: p("(MH Medication Compliance) AND (dispenser OR electronic) AND (MH Home Health Care)"),
      hits: 58,
    },
    {
      section: "D",
      searchType: "Web",
      source: "ClinicalTrials.gov",
      url: "https://clinicaltrials.gov/",
      date: "2025-02-05",
      strategy: p("medication dispenser, home care. Ingen pågående studier av betydning."),
      hits: null,
    },
    {
      section: "E",
      searchType: "Web",
      source: "KS",
      url: "https://www.ks.no/",
      date: "2025-02-06",
      strategy: p("Gevinster av velferdsteknologi i norske kommuner."),
      hits: null,
    },
  ],
  studies: medisindispenserStudies,
  outcomes: medisindispenserOutcomes,
  values: {
    "kort-om-vurderingen":
      "Eksempel: Vi vurderer å tilby elektronisk medisindispenser til hjemmeboende som i dag får besøk bare for å få medisiner. Vi ser på trygghet, selvstendighet, tidsbruk og kostnader.",
    bestiller: "Kommunalsjef for helse og mestring",
    beslutning: "Kommunestyret skal i økonomiplanen for 2026–2029 avgjøre om 60 dispensere skal leies.",
    "type-beslutning": "innforing",
    "lignende-vurderinger": p(
      'Flere kommuner har evaluert tiltaket, se <a href="https://www.ks.no/">KS</a>. Ingen mini-metodevurdering ble funnet her i portalen.',
    ),
    bidragsytere: bulletedList(
      "Fagutvikler i hjemmetjenesten",
      "Bibliotekar ved utviklingssenteret",
      "Rådgiver i økonomi",
      "Eldrerådet",
    ),
    habilitet: p("Ingen."),
    forankring: "Kommunalsjefen har satt av 60 timer. Saken skal til hovedutvalget i september 2025.",
    "beslutning-ventes": "2025-12-10",
    "tiltaket-beskrivelse": p(
      "En boks hjemme hos innbyggeren gir fra seg ferdig pakkede medisiner til riktig tid, med lys, lyd og tale. Blir dosen ikke tatt, går det melding til hjemmetjenesten.",
    ),
    metodetype: "velferdsteknologi",
    fagomrader: ["geriatri"],
    "er-velferdsteknologi": "ja",
    velferdsteknologi: p(
      "Dispenseren er CE-merket og har batteri og mobilnett. Varsler går til responssenteret, som ringer først og sender hjelp ved behov.",
    ),
    "dagens-praksis": p(
      "Hjemmetjenesten kjører ut til 140 innbyggere bare for å gi medisiner, ofte flere ganger om dagen.",
    ),
    alternativer: bulletedList(
      "Gjøre som nå: kr 4,9 millioner per år",
      "Multidose uten dispenser: billig, men hjelper ikke dem som glemmer",
      "Elektronisk medisindispenser til dem som kan bruke den",
    ),
    utbredelse: "Tas i bruk i et økende antall kommuner. To nabokommuner har 25 og 40 i drift.",
    malgruppe: p(
      "Hjemmeboende med multidose som kan ta medisinene selv når de blir minnet på det. Ikke ved langtkommen demens eller fare for feilbruk.",
    ),
    "antall-innbyggere": "60",
    "lokale-tall":
      "Telling av vedtak i fagsystemet i januar 2025. Antall over 80 år øker med en tredel til 2030 etter kommunens egne framskrivinger.",
    pico: [
      "Hjemmeboende som får besøk for å få medisiner",
      "Elektronisk medisindispenser med varsling",
      "Besøk av hjemmetjenesten",
      "Doser tatt til rett tid, selvstendighet, uheldige hendelser, tidsbruk, opplevd trygghet",
    ],
    medvirkning: p(
      "Eldrerådet prøvde tre modeller og ba om større skrift og roligere lyd. Det ble tatt inn i kravene.",
    ),
    parorende: p("Pårørende slipper å ringe og minne på. De som vil, kan få melding, men skal ikke ha ansvaret."),
    "sprak-og-tilgang":
      "Talen finnes på norsk og engelsk. Innbyggere som trenger samisk eller tolk, får opplæring hjemme med tolk.",
    utvelgelse: p(
      "Én person leste 85 treff, to vurderte 11 i fulltekst. Tre oversikter og to evalueringer ble tatt med. Studier fra sykehjem ble utelatt.",
    ),
    utfall: ["elektronisk medisindispenser", "besøk av hjemmetjenesten"],
    "effekt-per-utfall": p(
      "<strong>Doser til rett tid:</strong> Flere doser tas til rett tid (eksempeltall: 96 mot 88 av 100).",
      "<strong>Selvstendighet:</strong> De fleste opplever mer frihet, særlig til å være ute.",
      "<strong>Hendelser:</strong> Ingen sikker forskjell.",
    ),
    sikkerhet: p(
      "Feil pakking og tomt batteri er de vanligste feilene. Dosen kan tas ut uten å bli svelget. Derfor kontrolleres virkningen etter to uker.",
    ),
    tillit: "lav",
    overforbarhet: p("Evalueringene er norske. Mobildekningen er svak i to av våre grender og må prøves først."),
    "etikk-samlet": p(
      "Selvstendighet taler for, ensomhet taler imot. Besøk som har en annen hensikt enn medisiner, skal ikke falle bort.",
    ),
    ...relevant("nytte-mot-skade", "Friheten er stor for mange. Faren er at ingen ser når formen svikter."),
    ...relevant("autonomi", "Innbyggeren kan si nei og beholde besøkene. Samtykke gjennomgås hvert halvår."),
    ...relevant(
      "integritet",
      "Færre fremmede i hjemmet. Boksen kan vise andre at man bruker medisiner, og bør kunne settes i et skap.",
    ),
    ...notRelevant(
      "rettferdighet",
      "Dispenseren er gratis, installeres av kommunen og krever ikke nett eller digital kompetanse.",
    ),
    ...relevant(
      "lov-og-personvern",
      "Tildeles etter helse- og omsorgstjenesteloven. Opplysninger om doser er helseopplysninger, og det er gjort en vurdering av personvernkonsekvenser.",
    ),
    bemanning: p("Tolv ressurspersoner læres opp. Turnusen kan legges om når 40 dispensere er i drift."),
    "drift-og-ikt": p(
      "Lager og bytte hos hjemmetjenesten, avtale om service og integrasjon med fagsystemet fra leverandøren.",
    ),
    samarbeid: p("Fastlegene må godta multidose, apoteket pakker, og responssenteret tar imot varsler."),
    kostnader: p(
      "Engangskostnad kr 250 000 til opplæring. Leie kr 620 per måned per dispenser, kr 446 000 per år for 60 (eksempeltall).",
    ),
    gevinster: p("Om lag 3 400 timer og 41 000 km kjøring per år. Timene skal dekke veksten i behov, ikke kuttes."),
    finansiering: p(
      "Ramme fra 2026. Tilskudd dekker opplæringen det første året og er ikke regnet med senere i økonomiplanen.",
    ),
    "okonomi-usikkerhet": p("Spart tid betyr mest. Er den halvparten, går tiltaket i null."),
    sammendrag: p(
      "<strong>Behov:</strong> 140 innbyggere får besøk bare for å få medisiner. 60 av dem kan trolig klare seg med en elektronisk dispenser.",
      "<strong>Funn:</strong> Flere doser tas til rett tid, og de fleste opplever mer frihet. Dokumentasjonen er svak, men norske erfaringer er gode.",
      "<strong>Kostnader:</strong> Kr 446 000 per år, mot sparte timer som kan dekke veksten i behov.",
      "<strong>Anbefaling:</strong> Tiltaket bør innføres på vilkår.",
      EXAMPLE_FIGURES,
    ),
    klarsprak: p(
      "Noen får besøk hver dag bare for å få medisinene sine. En boks kan gi medisinene til riktig tid og si fra hvis de ikke blir tatt.",
      "De fleste som har prøvd, liker det. Du kan si nei, og da kommer hjemmetjenesten som før.",
    ),
    anbefaling: "innfores-med-forbehold",
    konklusjon: p(
      "For hjemmeboende som tar medisinene når de blir minnet på det, er dispenser et godt alternativ til besøk.",
    ),
    vilkar: "Bare etter samtykke, med prøve av mobildekning, og med kontroll etter to uker.",
    forbehold: p("Få gode studier, og tidsgevinsten bygger på egne tellinger.", EXAMPLE_FIGURES),
    oppfolging: p("Doser til rett tid, antall varsler og tilbakeførte måles hver måned det første året."),
    "les-mer": p('<a href="https://www.helsedirektoratet.no/">Helsedirektoratet om velferdsteknologi</a>'),
    sjekkliste: ["alternativer", "effekt", "tall", "medvirkning", "klarsprak", "personopplysninger"],
  },
};
