import { kolsOutcomes } from "./outcomes-municipality.ts";
import {
  bulletedList,
  EXAMPLE_FIGURES,
  examplePeople,
  notRelevant,
  p,
  relevant,
  type SeedAssessment,
} from "./seed-assessment.ts";
import { kolsStudies } from "./studies.ts";

export const kolsHjemmeoppfolging: SeedAssessment = {
  name: "Eksempel: Digital hjemmeoppfølging ved KOLS",
  assessmentType: "3",
  actor: "organization",
  organization: { kind: "organization", key: "universitetssykehuset-nord-norge" },
  status: "published",
  startedAt: "2023-02-13T09:30:00Z",
  sentAt: "2023-08-30T10:00:00Z",
  publishedAt: "2023-09-14T07:30:00Z",
  changeNote: "Første utgave",
  contributors: examplePeople("Universitetssykehuset Nord-Norge HF", {
    initiator: "Elle Øvelsrud",
    librarian: "Nils Kladdeby",
    economist: "Randi Fiksjonsdal",
    other: "Per Skissevik",
  }),
  searches: [
    {
      section: "A",
      searchType: "Web",
      source: "Helsedirektoratet",
      url: "https://www.helsedirektoratet.no/",
      date: "2023-03-01",
      strategy: p("Faglige råd om digital hjemmeoppfølging."),
      hits: null,
    },
    {
      section: "B",
      searchType: "DB",
      source: "Cochrane Library",
      url: "https://www.cochranelibrary.com/",
      date: "2023-03-02",
      strategy: p("COPD AND (telehealth OR telemonitoring OR remote monitoring)"),
      hits: 12,
    },
    {
      section: "C",
      searchType: "DB",
      source: "MEDLINE",
      url: "",
      date: "2023-03-02",
      strategy: p("exp Pulmonary Disease, Chronic Obstructive/ AND exp Telemedicine/, randomiserte studier fra 2020"),
      hits: 96,
    },
    {
      section: "E",
      searchType: "Web",
      source: "Folkehelseinstituttet",
      url: "https://www.fhi.no/",
      date: "2023-03-03",
      strategy: p("Rapporter om digital hjemmeoppfølging og helseøkonomi."),
      hits: null,
    },
  ],
  studies: kolsStudies,
  outcomes: kolsOutcomes,
  values: {
    "kort-om-vurderingen":
      "Eksempel: Sykehuset og to kommuner vurderer om personer med alvorlig KOLS skal følges opp hjemme med nettbrett og målinger, med kommunens oppfølgingssenter som første kontakt.",
    aktor: "helseforetak",
    "avtale-med-kommune":
      "Tromsø og Balsfjord deltar, begge ved leder av hjemmetjenesten. Saken er drøftet i helsefellesskapet.",
    beslutning:
      "Sykehuset skal beslutte om lungepoliklinikken tar imot henvendelser fra oppfølgingssenteret. Kommunene skal beslutte om senteret bemannes. Det ene er avhengig av det andre.",
    "lignende-vurderinger": p(
      'En nasjonal utprøving er evaluert, se <a href="https://www.helsedirektoratet.no/">Helsedirektoratet</a>.',
    ),
    bidragsytere: bulletedList(
      "Lungelege og lungesykepleier, sykehuset",
      "Fagleder ved oppfølgingssenteret, kommunen",
      "Bibliotekar og økonom, sykehuset",
    ),
    habilitet: p("Ingen."),
    "metoden-beskrivelse": p(
      "Pasienten svarer på spørsmål og måler oksygenmetning og puls hjemme etter en egenbehandlingsplan. En sykepleier i kommunen ser svarene på hverdager og ringer når noe endrer seg.",
    ),
    metodetype: "digital-helse",
    fagomrader: ["lunge", "rehabilitering"],
    "samarbeidende-kommuner": ["5501", "5532"],
    "forlop-for": bulletedList(
      "Hjemme: blir verre over flere dager",
      "Ringer fastlege eller legevakt sent",
      "Innlegges, utskrives uten plan",
      "Kontroll på sykehuset etter tre måneder",
    ),
    "forlop-etter": bulletedList(
      "Hjemme: måler og svarer hver dag",
      "Oppfølgingssenteret ringer samme dag",
      "Fastlege eller lungepoliklinikk justerer behandlingen",
      "Innlegges når det trengs, med plan ved utskriving",
    ),
    pasientgruppe: p("Voksne med alvorlig KOLS og minst én innleggelse siste år."),
    "antall-per-ar": "80–100",
    "antall-kilde": "Innleggelser i 2022 fra pasientadministrativt system, og vedtak i kommunenes fagsystem.",
    pico: [
      "Voksne med alvorlig KOLS og innleggelse siste år",
      "Digital hjemmeoppfølging fra kommunalt senter med støtte fra sykehuset",
      "Vanlig oppfølging hos fastlege og poliklinikk",
      "Innleggelser, livskvalitet, død, trygghet, tidsbruk i begge virksomheter",
    ],
    utvelgelse: p(
      "To personer leste 108 treff. To oversikter, fire studier og den nasjonale evalueringen ble tatt med.",
    ),
    utfall: ["digital hjemmeoppfølging", "vanlig oppfølging"],
    "effekt-per-utfall": p(
      "Innleggelser: liten eller ingen forskjell i oversiktene. Livskvalitet: liten forskjell. Trygghet og mestring: bedre i den nasjonale evalueringen. Tallene spriker for mye til ett anslag.",
    ),
    sikkerhet: p(
      "Ingen økning i død. Varsler utenom arbeidstid må gå til legevakt. Overgangen fra senter til sykehus er det svakeste punktet.",
    ),
    tillit: "middels",
    overforbarhet: p(
      "Avstandene er større hos oss, så nytten av å unngå reise kan være større. Bredbånd mangler i noen bygder.",
    ),
    "etikk-samlet": p("Trygghet og mestring taler for. Ingen skal få mindre kontakt med lege uten å ha valgt det."),
    ...relevant(
      "nytte-mot-skade",
      "Tryggheten er reell for mange, men daglige målinger kan gjøre noen mer engstelige.",
    ),
    ...relevant("autonomi", "Deltakelse er frivillig og kan avsluttes når som helst."),
    ...notRelevant("integritet", "Pasienten sender selv inn svarene, og det er ingen overvåking mellom målingene."),
    ...relevant("rettferdighet", "Utstyr lånes ut gratis. Samisktalende får spørsmålene på nordsamisk."),
    ...relevant(
      "lov-og-personvern",
      "Felles behandlingsansvar må avtales. Vurdering av personvernkonsekvenser er gjort av begge.",
    ),
    ansvar: p(
      "Kommunen følger opp på dagtid. Fastlegen har behandlingsansvaret. Sykehuset gir råd innen to timer på hverdager. Pasienten ringer oppfølgingssenteret, og 113 ved akutt forverring.",
    ),
    avtale: p(
      "En delavtale under samarbeidsavtalen må si hvem som svarer når, hvem som eier utstyret, og hvordan den kan sies opp.",
    ),
    bemanning: p(
      "Kommunene: 1,5 årsverk sykepleier til sammen. Sykehuset: 0,2 årsverk lungesykepleier og opplæring to dager i året.",
    ),
    "kostnader-helseforetak": p(
      "Kr 210 000 per år. Eventuell innsparing er usikker og ikke regnet med (eksempeltall).",
    ),
    "kostnader-kommune": p(
      "Kr 400 000 i oppstart og kr 1 650 000 per år for begge kommunene, mot 900 færre hjemmebesøk (eksempeltall).",
    ),
    "okonomi-samlet": p(
      "Kommunene betaler mest. Færre innleggelser ville spare sykehuset. Partene foreslår å dele kostnaden til utstyret likt.",
    ),
    sammendrag: p(
      "Digital hjemmeoppfølging ved alvorlig KOLS gir muligens mer trygghet og mestring, men trolig liten eller ingen forskjell i innleggelser. Kommunene får størst utgift. Vi anbefaler å prøve det ut i to kommuner i to år.",
      EXAMPLE_FIGURES,
    ),
    klarsprak: p(
      "Har du alvorlig KOLS, kan du måle og svare på spørsmål hjemme hver dag. En sykepleier ser svarene og ringer deg hvis du er i ferd med å bli verre. Mange blir tryggere av det. Du må nok på sykehus like ofte.",
    ),
    "avveining-problem": "ja",
    "avveining-onsket": "sma",
    "avveining-uonsket": "ubetydelige",
    "avveining-verdier": "trolig-ingen",
    "avveining-balanse": "vet-ikke",
    "avveining-ressurser": "middels",
    "avveining-likeverd": "varierer",
    "avveining-aksept": "ja",
    "avveining-gjennomforing": "trolig-ja",
    anbefaling: "proves-ut",
    konklusjon: p("Metoden bør prøves ut i mindre skala. Virksomhetene er enige."),
    vilkar: "Delavtale er undertegnet, og kostnaden til utstyret er delt.",
    forbehold: p("Studiene er ulike i innhold og varighet.", EXAMPLE_FIGURES),
    oppfolging: p(
      "Innleggelser, trygghet og tidsbruk måles hvert kvartal av begge, og legges fram i helsefellesskapet.",
    ),
  },
};
