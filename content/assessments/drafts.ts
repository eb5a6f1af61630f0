import { draftComments } from "./draft-comments.ts";
import { draftReviews } from "./draft-reviews.ts";
import { examplePeople, p, type SeedAssessment } from "./seed-assessment.ts";

/** Work that has begun: the public sees the card alone. */
export const drafts: readonly SeedAssessment[] = [
  {
    name: "Eksempel: Kunstig intelligens ved tolkning av røntgen av brudd",
    assessmentType: "1",
    actor: null,
    organization: { kind: "organization", key: "oslo-universitetssykehus" },
    status: "draft",
    startedAt: "2026-09-07T08:15:00Z",
    contributors: examplePeople("Oslo universitetssykehus HF", {
      initiator: "Eksempel Forfatter",
      librarian: "Tor Prøvestad",
    }),
    accounts: { initiator: "forfatter" },
    reviews: draftReviews,
    comments: draftComments,
    // The second year and the next budget year are still to be written.
    numbers: {
      startup_1: "450000",
      startup_2: "120000",
      startup_4: "310000",
      operational_1: "5200",
      operational_2: "5200",
      operational_5: "640",
      operational_6: "560",
      operational_7: "210",
      operational_8: "195",
      operational_25: "390000",
      budget_4: "880000",
      budget_6: "Eksempel: engangskostnadene over, dekket av avdelingens ramme.",
      "ranges.operational_6.low": "520",
      "ranges.operational_6.high": "650",
      "ranges.operational_2.low": "4600",
      "ranges.operational_2.high": "5600",
    },
    images: {
      "metoden-bilder": [
        {
          file: "forlop-brudd.png",
          alt: "Forløpet: Pasienten tas imot, det tas røntgen, programmet markerer mulige brudd, og legen i mottaket ser bildet og avgjør behandling eller hjemreise. Radiolog gransker neste virkedag.",
        },
        { file: "markering.png", alt: "" },
      ],
    },
    searches: [
      {
        section: "B",
        searchType: "DB",
        source: "MEDLINE",
        url: "",
        date: "2026-10-02",
        strategy: p("(artificial intelligence OR deep learning) AND fracture* AND radiograph*"),
        hits: 214,
      },
    ],
    contactShown: true,
    values: {
      "kort-om-vurderingen":
        "Eksempel: Vi vurderer om et program basert på kunstig intelligens skal lese røntgenbilder for brudd før radiologen, for å få raskere svar til legevakt og akuttmottak.",
      bestiller: "Avdelingsleder, radiologi",
      "type-beslutning": "innforing",
      "kompetanse-i-gruppen": ["fagmiljo", "bibliotek", "ikt"],
      "metoden-beskrivelse": p(
        "Programmet markerer mulige brudd på bildet. Legen ser både bildet og markeringen, og avgjør selv.",
      ),
      metodetype: "digital-helse",
      fagomrader: ["muskel-og-skjelett", "akutt-og-intensiv"],
      "ce-status": "ja",
      "okonomisk-vurdering": [
        "Eksempel: pasienttallet er fra avdelingens egne lister, og kostnadene er anslag for demonstrasjonen.",
        "",
        "Eksempel: pris på lisens og servere er et anslag, ikke et tilbud.",
        "",
      ],
      pico: ["Voksne med mistenkt brudd", "Lege med støtte av programmet", "Lege uten programmet", ""],
      "behandler-personopplysninger": "ja",
    },
  },
  {
    name: "Eksempel: Fokusert ultralyd ved essensiell tremor",
    assessmentType: "1",
    actor: null,
    organization: { kind: "organization", key: "st-olavs-hospital" },
    status: "draft",
    startedAt: "2026-10-12T11:00:00Z",
    contributors: examplePeople("St. Olavs hospital HF", { initiator: "Mona Utkastmo" }),
    searches: [],
    values: {
      "kort-om-vurderingen":
        "Eksempel: Vi vurderer behandling av alvorlig essensiell tremor med fokusert ultralyd styrt av MR, som et alternativ til operasjon for dem som ikke kan opereres.",
      bestiller: "Klinikksjef, nevrologi",
      "type-beslutning": "innforing",
      metodetype: "prosedyrer",
      fagomrader: ["nevrologi"],
    },
  },
  {
    name: "Eksempel: Fallforebyggende trening i gruppe",
    assessmentType: "2",
    actor: null,
    organization: { kind: "municipality", key: "4601" },
    status: "draft",
    startedAt: "2026-06-01T07:00:00Z",
    contributors: examplePeople("Bergen", { initiator: "Eirik Modellund", economist: "Aud Tenkeland" }),
    searches: [
      {
        section: "B",
        searchType: "DB",
        source: "Cochrane Library",
        url: "https://www.cochranelibrary.com/",
        date: "2026-06-18",
        strategy: p("exercise AND (fall OR falls) AND community-dwelling"),
        hits: 31,
      },
    ],
    values: {
      "kort-om-vurderingen":
        "Eksempel: Vi vurderer et fast tilbud om styrke- og balansetrening i gruppe for hjemmeboende over 75 år som har falt det siste året.",
      bestiller: "Etatsdirektør for hjemmebaserte tjenester",
      "type-beslutning": "utvidet-bruk",
      metodetype: "forebygging",
      fagomrader: ["geriatri", "forebygging", "rehabilitering"],
      "er-velferdsteknologi": "nei",
      "antall-innbyggere": "400–500",
      alternativer: p("Gjøre som nå, trening hjemme med veiledning, eller trening i gruppe på nærmiljøsenteret."),
    },
  },
  {
    name: "Eksempel: Sensorer for trygghet i omsorgsbolig",
    assessmentType: "2",
    actor: null,
    organization: { kind: "municipality", key: "1103" },
    status: "draft",
    startedAt: "2026-10-26T13:30:00Z",
    contributors: examplePeople("Stavanger", { initiator: "Leif Øvelsrud", other: "Yasmin Kladdeby" }),
    searches: [],
    values: {
      "kort-om-vurderingen":
        "Eksempel: Vi vurderer sensorer i seng og dør om natten i omsorgsboliger, som et alternativ til faste tilsyn som vekker beboerne.",
      "type-beslutning": "innforing",
      metodetype: "velferdsteknologi",
      fagomrader: ["geriatri"],
      "er-velferdsteknologi": "ja",
    },
  },
  {
    name: "Eksempel: Intravenøs antibiotika hjemme",
    assessmentType: "3",
    actor: "county",
    organization: { kind: "municipality", key: "4204" },
    status: "draft",
    startedAt: "2026-03-16T09:00:00Z",
    contributors: examplePeople("Kristiansand", { initiator: "Turid Fiksjonsdal", other: "Omar Skissevik" }),
    searches: [
      {
        section: "A",
        searchType: "Web",
        source: "Helsedirektoratet",
        url: "https://www.helsedirektoratet.no/",
        date: "2026-04-08",
        strategy: p("Nasjonal faglig retningslinje for antibiotika i sykehus."),
        hits: null,
      },
    ],
    values: {
      "kort-om-vurderingen":
        "Eksempel: Kommunen og sykehuset vurderer om flere kan få intravenøs antibiotika hjemme fra hjemmesykepleien i stedet for å ligge på sykehus.",
      aktor: "kommune",
      "avtale-med-helseforetak": "Sørlandet sykehus deltar ved medisinsk avdeling.",
      metodetype: "organisatoriske-tiltak",
      fagomrader: ["infeksjon"],
      "samarbeidende-kommuner": ["4204"],
    },
  },
];
