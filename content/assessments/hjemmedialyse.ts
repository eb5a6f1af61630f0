import { hjemmedialyseSearches } from "./hjemmedialyse-searches.ts";
import { hjemmedialyseOutcomes } from "./outcomes-hospital.ts";
import {
  bulletedList,
  EXAMPLE_FIGURES,
  examplePeople,
  notRelevant,
  p,
  relevant,
  type SeedAssessment,
} from "./seed-assessment.ts";
import { hjemmedialyseResults, hjemmedialyseStudies } from "./studies.ts";

export const hjemmedialyse: SeedAssessment = {
  name: "Eksempel: Hjemmebasert dialyse",
  assessmentType: "1",
  actor: null,
  organization: { kind: "organization", key: "helse-nord-trondelag" },
  status: "published",
  startedAt: "2026-01-12T08:30:00Z",
  sentAt: "2026-05-20T11:15:00Z",
  publishedAt: "2026-06-03T09:00:00Z",
  changeNote: "Første utgave",
  contributors: examplePeople("Helse Nord-Trøndelag HF", {
    initiator: "Sigrid Prøvestad",
    librarian: "Håkon Utkastmo",
    economist: "Amina Modellund",
    other: "Gunnar Tenkeland",
  }),
  searches: hjemmedialyseSearches,
  selection: {
    duplicatesRemoved: "171",
    fullText: "21",
    included: "4",
    "excluded.1.reason": "Feil populasjon eller sykdomsstadium",
    "excluded.1.number": "8",
    "excluded.2.reason": "Ikke relevant utfall",
    "excluded.2.number": "6",
    "excluded.3.reason": "Dekket av nyere systematisk oversikt",
    "excluded.3.number": "3",
  },
  studies: hjemmedialyseStudies,
  results: hjemmedialyseResults,
  outcomes: hjemmedialyseOutcomes,
  decisions: [
    {
      organization: { kind: "organization", key: "helse-nord-trondelag" },
      outcome: "conditional",
      decidedAt: "2026-06-22T11:00:00Z",
      deciderRole: "Klinikksjef, medisinsk klinikk",
      conditions: "Opplæringsrom og ett årsverk er på plass, og døgnåpen telefon er avtalt.",
      responsible: "Dialyseavdelingen",
      measure: "Antall pasienter i hjemmedialyse, og innleggelser for infeksjon",
      followUpInDays: -10,
    },
  ],
  // The training of the first year is among the costs of that year, the equipment in the budget.
  numbers: {
    startup_1: "1900000",
    startup_3: "1000000",
    operational_1: "8",
    operational_2: "8",
    operational_3: "12",
    operational_4: "12",
    operational_7: "690000",
    operational_8: "560000",
    operational_14: "65000",
    operational_17: "690000",
    operational_18: "560000",
    budget_4: "2900000",
  },
  values: {
    "kort-om-vurderingen":
      "Eksempel: Vi vurderer å tilby flere pasienter med alvorlig nyresvikt hemodialyse hjemme i stedet for på sykehus. Vi ser på effekt, trygghet, opplæring, utstyr og kostnader, og på samarbeidet med kommunene.",
    bestiller: "Klinikksjef, medisinsk klinikk",
    beslutning:
      "Klinikksjefen skal beslutte om tilbudet skal utvides fra 4 til 12 pasienter fra 2027, eller om dialyse fortsatt skal gis på sykehusets to enheter. Uten en beslutning må sykehuset leie mer areal.",
    "type-beslutning": "utvidet-bruk",
    "dagens-bruk-av-metoden": p(
      "Fire pasienter har hemodialyse hjemme i dag. Utvidelsen gjelder pasienter som er i stand til å lære metoden, alene eller sammen med en pårørende, og som bor mer enn 30 minutter fra sykehuset.",
    ),
    "lignende-vurderinger": p(
      'Kunnskapssenteret vurderte ulike dialyseformer i 2013, se <a href="https://www.fhi.no/">Folkehelseinstituttet</a>. Vi fant ingen nyere vurdering hos <a href="https://www.nyemetoder.no/">Nye metoder</a>.',
    ),
    "kompetanse-i-gruppen": ["fagmiljo", "sykepleie", "bibliotek", "okonomi", "leder", "bruker"],
    bidragsytere: bulletedList(
      "Nyrelege: metode, effekt og sikkerhet",
      "Fagsykepleier ved dialyseenheten: opplæring, bemanning og brukererfaringer",
      "Forskningsbibliotekar: søk og dokumentasjon av søk",
      "Økonom: kostnader og budsjett",
      "Brukerrepresentant: spørsmål, utfall og klarspråk",
    ),
    "kunstig-intelligens": p(
      "Ja. Sykehusets språkmodell foreslo kortere setninger i «Kort fortalt». Bibliotekaren og nyrelegen sammenlignet hver setning med sammendraget og rettet to av dem. Vi brukte den ikke til å søke, velge ut eller lese studier.",
    ),
    habilitet: p("Nyrelegen har hatt betalt reise til en fagkongress fra en utstyrsleverandør i 2024. Ellers ingen."),
    forankring: "Klinikksjefen har godkjent arbeidet og satt av tid. Resultatet legges fram i klinikkens ledermøte.",
    "interne-merknader": "Utkastet leses av seksjonsleder før innsending.",
    "arbeidet-starter": "2026-01-15",
    "arbeidet-ferdig": "2026-05-15",
    "beslutning-ventes": "2026-09-01",
    "avsatt-tid": "Lege 40 timer, fagsykepleier 60 timer, bibliotekar 25 timer, økonom 20 timer.",
    "metoden-beskrivelse": p(
      "Ved hemodialyse renses blodet gjennom et filter utenfor kroppen. Hjemme gjør pasienten dette selv, fire til seks ganger i uken, på en maskin som er laget for hjemmebruk. Sykehuset lærer opp pasienten, leverer utstyr og kan nås på telefon.",
      "Det nye er ikke maskinen, men at hjemmedialyse tilbys som førstevalg til alle som kan ha nytte av det.",
    ),
    metodetype: "organisatoriske-tiltak",
    fagomrader: ["nyre-og-urologi"],
    "ce-status": "ja",
    "ce-detaljer":
      "Maskinene på gjeldende rammeavtale er CE-merket for hemodialyse hjemme, også uten helsepersonell til stede. Vannrenseanlegget er CE-merket som tilbehør.",
    "dagens-praksis": p(
      "De fleste får hemodialyse på sykehuset tre ganger i uken, fire timer hver gang. Noen har posedialyse hjemme. Reisetiden er i snitt 70 minutter hver vei.",
    ),
    "behov-for-endring": p(
      "Dialyseenheten er full, og antall pasienter øker. Mange bruker mer tid på reise enn på behandling, og flere sier nei til arbeid og fritid på grunn av det.",
    ),
    "utbredelse-norge": p(
      "Flere norske sykehus har enkeltpasienter i hjemmehemodialyse, og enkelte sykehus i Danmark og Sverige har bygd ut tilbudet mer. Vi har snakket med to av dem: begge sier at tid til opplæring er det som avgjør.",
    ),
    indikasjon:
      "Nyresvikt som krever dialyse, stabil tilgang til blodbanen og bolig med vann og strøm som kan tilpasses. Ikke ved ustabil sirkulasjon, alvorlig kognitiv svikt uten hjelper eller gjentatte alvorlige hendelser under dialyse.",
    pasientgruppe: p(
      "Voksne mellom 20 og 80 år. Mange har diabetes eller hjerte- og karsykdom i tillegg. Noen venter på transplantasjon, andre skal ha dialyse resten av livet.",
    ),
    "antall-per-ar": "8–14",
    "antall-kilde":
      "Uttrekk fra pasientadministrativt system for 2023–2025, og anslag fra nyrelegene om hvem som er egnet.",
    pico: [
      "Voksne med nyresvikt som trenger hemodialyse, og som kan behandles hjemme",
      "Hemodialyse hjemme, fire til seks ganger i uken, etter opplæring på sykehuset",
      "Hemodialyse på sykehus tre ganger i uken",
      "Død, sykehusinnleggelser, livskvalitet, alvorlige hendelser, infeksjon i tilgangen, belastning for pårørende, kostnader",
    ],
    brukererfaringer: p(
      "Brukerutvalget legger vekt på frihet til å velge tidspunkt, og på at ingen skal presses hjem. Pårørende forteller om trygghet når telefonen blir tatt, og om slitasje når de føler at ansvaret er deres.",
    ),
    utvalgskriterier:
      "Systematiske oversikter og metodevurderinger fra 2012, primærstudier fra 2018. Engelsk og skandinaviske språk. Posedialyse er utelatt.",
    utvelgelse: p(
      "To personer leste titler og sammendrag hver for seg. Av 646 treff ble 31 lest i fulltekst, og 6 tatt med. De fleste ble utelatt fordi hjemmedialyse og posedialyse var slått sammen.",
    ),
    "sok-fagfellevurdert": "ja",
    "sok-fagfelle-endringer":
      "Bibliotekar ved et annet helseforetak gikk gjennom søket i februar 2026. Emneord for selvhjelpsdialyse ble lagt til.",
    utfall: ["hjemmedialyse", "dialyse på sykehus"],
    "effekt-per-utfall": p(
      "<strong>Død:</strong> Observasjonsstudier viser lavere dødelighet hjemme (eksempeltall: 8 mot 11 per 100 pasientår), men pasientene hjemme er yngre og friskere. Den ene randomiserte studien i Cochrane-oversikten fra 2014 hadde ni deltakere og kan ikke svare på spørsmålet.",
      "<strong>Livskvalitet:</strong> Noe bedre hjemme i de fleste studiene, særlig for energi og arbeid.",
      "<strong>Innleggelser:</strong> Ingen sikker forskjell.",
    ),
    sikkerhet: p(
      "Alvorlige hendelser under dialyse hjemme er sjeldne (eksempeltall: 1 per 17 000 behandlinger). De vanligste er nåler som løsner, og luft i slangene. Lekkasjesensor og fast prosedyre reduserer faren. Infeksjoner i tilgangen kan være noe vanligere hjemme ved hyppig stikk.",
    ),
    tillit: "lav",
    "tillit-begrunnelse": p(
      "Nesten all dokumentasjon er observasjonsstudier der de friskeste behandles hjemme. Resultatene peker samme vei, men størrelsen på effekten er usikker.",
    ),
    overforbarhet: p(
      "Pasientene i studiene ligner våre, men har kortere vei til sykehus. Opplæringen hos oss er like lang. Vannkvaliteten i spredt bebyggelse må undersøkes i hvert hjem.",
    ),
    kunnskapshull: p("Vi vet lite om eldre med hjelp av kommunen, og om belastningen for pårørende over tid."),
    "etikk-samlet": p(
      "Valgfrihet er det viktigste. Tilbudet er forsvarlig når pasienten kan ombestemme seg uten ventetid, og når plassene på sykehuset ikke bygges ned før tilbudet hjemme virker.",
    ),
    ...relevant(
      "nytte-mot-skade",
      "Nytten er tid, frihet og bedre form. Skaden er sjelden, men kan være alvorlig når ingen er til stede. God opplæring og døgnåpen telefon flytter vekten mot nytte.",
    ),
    ...relevant(
      "autonomi",
      "Pasienten skal få vite om alle dialyseformer og kunne si nei. Retten til å komme tilbake til sykehuset må være avtalt skriftlig.",
    ),
    ...relevant(
      "integritet",
      "Hjemmet blir et behandlingssted med maskin, lager og avfall. Noen opplever det som inngripende, andre som en befrielse.",
    ),
    ...relevant(
      "rettferdighet",
      "De som bor trangt, leier bolig eller ikke har hjelper, kan falle utenfor. Sykehuset bør dekke ombygging og vurdere dialyse med hjelp fra kommunen.",
    ),
    ...notRelevant(
      "lov-og-menneskerettigheter",
      "Behandlingen er etablert og krever ingen særskilt godkjenning. Retten til medvirkning er omtalt under autonomi.",
    ),
    "behandler-personopplysninger": "ja",
    "personvern-tiltak": p(
      "Maskinen sender behandlingsdata til leverandørens tjeneste. Det er gjort en vurdering av personvernkonsekvenser, og dataene lagres innenfor EØS etter databehandleravtale.",
    ),
    "prioritering-samlet": p(
      "Alvorligheten er høy, nytten moderat og ressursbruken lavere enn alternativet etter år 2.",
    ),
    "prioritering-nytte": "Moderat: bedre livskvalitet og mer tid, usikker virkning på levetid.",
    "prioritering-ressurs": "Høy oppstartskostnad per pasient, lavere drift. Frigjør plasser på dialyseenheten.",
    "prioritering-alvorlighet": "Høy: uten dialyse dør pasientene, og dagens behandling tar mye av hverdagen.",
    miljo: "Mindre transport, men mer engangsutstyr og vann per behandling.",
    opplaring: p(
      "Pasienten trenger seks til åtte uker, tre dager i uken. To sykepleiere må ha egen opplæring fra leverandøren.",
    ),
    bemanning: p(
      "Ett årsverk sykepleier til opplæring og oppfølging det første året. Behovet på dialyseenheten går ned med tilsvarende når 10 pasienter er hjemme.",
    ),
    "behov-lokaler-utstyr": ["areal", "utstyr", "vedlikehold"],
    "lokaler-og-utstyr": p(
      "Ett opplæringsrom, åtte maskiner og vannrensing i hjemmet. Anskaffelsen kan gjøres på gjeldende rammeavtale.",
    ),
    "ikt-behov": "ja",
    ikt: p(
      "Behandlingsdata skal inn i journalen. Inntil integrasjonen er på plass, registrerer sykepleier dem manuelt hver uke.",
    ),
    "berorte-avdelinger": ["laboratorium", "medisinsk-teknologi", "akuttmottak"],
    "andre-avdelinger": p(
      "Medisinsk teknologi får service hjemme hos pasientene. Akuttmottaket må kjenne prosedyren for innleggelse.",
    ),
    "samarbeid-med-kommune": p(
      "Hjemmetjenesten kan hjelpe enkelte pasienter med tilkobling. Det krever avtale om opplæring og betaling, og er ikke med i regnestykket.",
    ),
    "okonomisk-vurdering": [
      "8 nye pasienter i år 1 og 12 i alt i år 2, i tråd med 8–14 under Pasienter.\n\nKr 560 000 per pasient per år hjemme mot kr 690 000 på sykehus (eksempeltall). Endring for alle: kr −520 000 i år 1 og kr −1 560 000 i år 2.",
      "Medisinsk klinikk har utgiften og innsparingen. Pasientreiser sparer i tillegg, men på et annet budsjett.",
      "Kr 2 900 000: maskiner 1 900 000, ombygging i hjem 600 000, opplæringsrom 400 000 (eksempeltall, prisnivå 2026).",
      "",
    ],
    finansieringsansvar: ["spesialisthelsetjenesten"],
    finansieringsgrunnlag: p("Ramme og innsatsstyrt finansiering. Utstyret føres på investeringsbudsjettet for 2027."),
    "okonomi-usikkerhet": p(
      "Antall pasienter betyr mest. Med 6 pasienter i stedet for 12 er tiltaket dyrere enn i dag i begge år. Prisen på ombygging kan variere fra kr 30 000 til kr 150 000 per hjem.",
    ),
    sammendrag: p(
      "<strong>Bakgrunn:</strong> Dialyseenheten er full, og mange pasienter har lang reisevei. Vi har vurdert om flere bør få hemodialyse hjemme.",
      "<strong>Funn:</strong> Livskvaliteten er muligens noe bedre hjemme, og alvorlige hendelser er sjeldne. Virkningen på levetid er usikker. Tilliten til dokumentasjonen er lav.",
      "<strong>Organisering og økonomi:</strong> Tilbudet krever ett årsverk til opplæring og kr 2,9 millioner til oppstart, og er billigere enn sykehusdialyse fra år 2 dersom minst ti pasienter behandles hjemme.",
      "<strong>Konklusjon:</strong> Hjemmedialyse bør utvides på vilkår.",
      EXAMPLE_FIGURES,
    ),
    klarsprak: p(
      "Når nyrene svikter, må blodet renses med en maskin. Det heter dialyse. De fleste reiser til sykehuset tre ganger i uken for å få det.",
      "Noen kan lære å gjøre det hjemme. Da bestemmer du mer over din egen tid, og mange føler seg bedre. Du må lære deg metoden godt, og du må ha plass til utstyret.",
      "Vi vet ikke sikkert om du lever lenger. Du kan alltid velge å komme tilbake til sykehuset.",
    ),
    "avveining-problem": "ja",
    "avveining-onsket": "middels",
    "avveining-uonsket": "sma",
    "avveining-verdier": "mulig",
    "avveining-balanse": "trolig-metoden",
    "avveining-ressurser": "middels-innsparing",
    "avveining-likeverd": "varierer",
    "avveining-aksept": "trolig-ja",
    "avveining-gjennomforing": "trolig-ja",
    anbefaling: "innfores-med-forbehold",
    konklusjon: p(
      "For voksne som kan og vil, er hemodialyse hjemme et godt alternativ til sykehus. Forskningen tyder på at livskvaliteten muligens blir bedre. At pasienten skal kunne velge, er et verdivalg gruppen står samlet om.",
    ),
    vilkar: "Tilbudet utvides når opplæringsrom og ett årsverk er på plass, og når døgnåpen telefon er avtalt.",
    forbehold: p("Søket er avgrenset i tid, og ingen helseøkonom har sett på langtidsvirkninger.", EXAMPLE_FIGURES),
    oppfolging: p(
      "Alle meldes til Norsk nyreregister. Klinikken teller hendelser, avbrutte opplæringer og tilbakeføringer hvert halvår, og stopper utvidelsen hvis mer enn to av ti avbryter.",
    ),
    "ny-vurdering": "2028-09-01",
    "les-mer": p(
      '<a href="https://www.helsenorge.no/">Pasientinformasjon på Helsenorge</a>, <a href="https://www.cochranelibrary.com/">Cochrane Library</a>',
    ),
    sjekkliste: [
      "pico",
      "effekt",
      "utvelgelse",
      "pasienttall",
      "etikk",
      "klarsprak",
      "habilitet",
      "pasientopplysninger",
    ],
  },
};
