import { setAsideCell } from "../../features/evidence/rules/results/index.ts";
import { p, type SeedAssessment, type SeedStudies } from "./seed-assessment.ts";

const INVENTED = "Oppdiktet studie, laget for eksempelet.";

/** A reference that nobody can mistake for a real one. */
const reference = (authors: string, title: string, year: number) =>
  `${authors}. ${title}. Tidsskrift for eksempler. ${year};1(1):1-10. ${INVENTED}`;

export const hjemmedialyseStudies: SeedStudies = {
  kunnskapsoppsummeringer: [
    {
      shortId: "Eksempelgruppen 2023",
      reference: reference("Eksempelgruppen", "Eksempeloversikten om hemodialyse hjemme og på sykehus", 2023),
      date: "15.03.2023",
      numberOfPrimaryStudies: "14",
      studyDesign: "Systematisk oversikt over observasjonsstudier, med metaanalyse",
      population: "Voksne i kronisk hemodialyse",
      populationNumberOfPatients: "9 840",
      interventionGroup: "Hemodialyse hjemme, fire til seks ganger i uken",
      interventionGroupNumberOfPatients: "2 310",
      controlGroup: "Hemodialyse på sykehus tre ganger i uken",
      controlGroupNumberOfPatients: "7 530",
      outcomeGoals: "Død, innleggelser og livskvalitet etter ett år",
      methodQuality: "Middels",
      methodQualityComments:
        "Protokoll registrert på forhånd. Bare én person hentet ut data, og publiseringsskjevhet er ikke vurdert.",
      resultEffect: p(
        "<strong>Død:</strong> 8 mot 11 per 100 pasientår, relativ risiko 0,74 (95 % KI 0,55–1,00), 9 studier.",
        "<strong>Livskvalitet:</strong> 4,1 poeng bedre på en skala fra 0 til 100 (95 % KI 1,2–7,0), 6 studier.",
        "<strong>Innleggelser:</strong> ingen sikker forskjell.",
      ),
    },
    {
      shortId: "Testmann 2020",
      reference: reference(
        "Testmann A, Prøvesen B",
        "Pårørendes belastning ved dialyse hjemme: en eksempeloversikt",
        2020,
      ),
      date: "2020",
      numberOfPrimaryStudies: "5",
      studyDesign: "Systematisk oversikt over kvalitative studier",
      population: "Pårørende til personer i hjemmedialyse",
      populationNumberOfPatients: "112",
      interventionGroup: "Hemodialyse hjemme",
      outcomeGoals: "Opplevd belastning og trygghet",
      methodQuality: "Lav",
      methodQualityComments: "Søk i én database. Studiene er ikke kvalitetsvurdert.",
      resultEffect: p("Frihet og nærhet veier tyngst. Slitasje øker når ansvaret ikke er avtalt."),
    },
  ],
  primarstudier: [
    {
      shortId: "Eksempelstudien 2021",
      reference: reference("Eksempel E, Modell M, Utkast U", "Eksempelstudien: hjemme eller på sykehus", 2021),
      date: "09.2021",
      country: "Norge (oppdiktet)",
      studyDesign: "Prospektiv kohortstudie, 24 måneder",
      population: "Voksne i hemodialyse ved tre sykehus, gjennomsnittsalder 58 år",
      interventionGroup: "Hemodialyse hjemme etter sju ukers opplæring",
      interventionGroupNumberOfPatients: "64",
      controlGroup: "Hemodialyse på sykehus",
      controlGroupNumberOfPatients: "131",
      outcomeGoals: "Livskvalitet ved 12 måneder, alvorlige hendelser, avbrutt behandling",
      methodQualityComments: "Justert for alder og samsykelighet. Frafall 18 %.",
      resultEffect: p(
        "<strong>Livskvalitet:</strong> 61 mot 56 poeng, forskjell 5 (95 % KI 1–9).",
        "<strong>Alvorlige hendelser:</strong> 1 per 17 000 behandlinger hjemme.",
        "<strong>Avbrutt:</strong> 9 av 64 gikk tilbake til sykehus.",
      ),
      finance: "Helseforetaket (oppdiktet)",
      risk: "Høy risiko",
    },
    {
      shortId: "Eksempelforsøket 2019",
      reference: reference("Prøvesen P, Skisse S", "Eksempelforsøket: hyppig dialyse hjemme", 2019),
      date: "2019",
      country: "Danmark (oppdiktet)",
      studyDesign: "Randomisert kontrollert studie, åpen",
      population: "Voksne som kunne lære metoden, gjennomsnittsalder 52 år",
      interventionGroup: "Seks korte behandlinger hjemme hver uke",
      interventionGroupNumberOfPatients: "41",
      controlGroup: "Tre behandlinger på sykehus hver uke",
      controlGroupNumberOfPatients: "40",
      outcomeGoals: "Blodtrykk, livskvalitet og infeksjon i tilgangen etter seks måneder",
      methodQualityComments: "God trekning. Utfallene er vurdert av dem som visste hva pasienten fikk.",
      resultEffect: p(
        "<strong>Systolisk blodtrykk:</strong> 9 mmHg lavere hjemme (95 % KI 3–15).",
        "<strong>Infeksjon:</strong> 6 av 41 mot 3 av 40, relativ risiko 1,95 (95 % KI 0,52–7,3).",
      ),
      finance: "Leverandør av utstyr (oppdiktet)",
      risk: "Uklar risiko",
    },
  ],
};

/** Few answered the questions about quality of life, so a number that looks like a slip is right: it is set aside. */
const fewAnswered = {
  study: "Eksempelforsøket 2019",
  outcome: "Livskvalitet",
  interventionTotal: "14",
  controlTotal: "22",
  interventionMean: "61",
  interventionSd: "12",
  controlMean: "56",
  controlSd: "13",
  measure: "MD",
  effect: "5",
  effectLow: "-3.4",
  effectHigh: "13.4",
  text: "Bare 14 av 41 i tiltaksgruppen svarte.",
};

export const hjemmedialyseResults: NonNullable<SeedAssessment["results"]> = [
  {
    study: "Eksempelforsøket 2019",
    outcome: "Infeksjon",
    ...{ interventionEvents: "6", interventionTotal: "41", controlEvents: "3", controlTotal: "40" },
    ...{ measure: "RR", effect: "1.95", effectLow: "0.52", effectHigh: "7.3" },
  },
  {
    study: "Eksempelforsøket 2019",
    outcome: "Systolisk blodtrykk",
    ...{ measure: "MD", effect: "-9", effectLow: "-15", effectHigh: "-3", text: "9 mmHg lavere hjemme." },
  },
  { ...fewAnswered, setAside: setAsideCell(fewAnswered, "FarFewerThanEnrolled", true) },
];

export const venekanyleringStudies: SeedStudies = {
  kunnskapsoppsummeringer: [
    {
      shortId: "Modell 2022",
      reference: reference("Modell M, Eksempel E", "Ultralyd ved vanskelig venekanylering: en eksempeloversikt", 2022),
      date: "2022",
      numberOfPrimaryStudies: "11",
      studyDesign: "Systematisk oversikt over randomiserte studier",
      population: "Voksne med vener som er vanskelige å finne",
      populationNumberOfPatients: "1 420",
      interventionGroup: "Ultralydveiledet venekanylering",
      interventionGroupNumberOfPatients: "712",
      controlGroup: "Venekanylering uten ultralyd",
      controlGroupNumberOfPatients: "708",
      outcomeGoals: "Vellykket første stikk, antall stikk, smerte",
      methodQuality: "Høy",
      methodQualityComments: "To personer valgte ut og hentet data. Studiene spriker på grunn av ulik erfaring.",
      resultEffect: p("<strong>Vellykket første stikk:</strong> 68 mot 45 av 100 (95 % KI for forskjellen 12–34)."),
    },
  ],
  primarstudier: [
    {
      shortId: "Utkast 2024",
      reference: reference("Utkast U", "Opplæring av sykepleiere i ultralydveiledet kanylering: et eksempel", 2024),
      date: "05.2024",
      country: "Sverige (oppdiktet)",
      studyDesign: "Før- og etterstudie",
      population: "Pasienter i akuttmottak",
      interventionGroup: "Etter opplæring",
      interventionGroupNumberOfPatients: "210",
      controlGroup: "Før opplæring",
      controlGroupNumberOfPatients: "198",
      outcomeGoals: "Antall stikk og tilkalling av anestesi",
      methodQualityComments: "Ingen samtidig kontroll.",
      resultEffect: p("<strong>Tilkalling av anestesi:</strong> 7 mot 19 av 100."),
      finance: "Ikke oppgitt",
      risk: "Høy risiko",
    },
  ],
};

export const medisindispenserStudies: SeedStudies = {
  kunnskapsoppsummeringer: [
    {
      shortId: "Skisse 2021",
      reference: reference("Skisse S, Testmann A", "Elektroniske medisindispensere hjemme: en eksempeloversikt", 2021),
      date: "11.2021",
      numberOfPrimaryStudies: "7",
      studyDesign: "Systematisk oversikt",
      population: "Hjemmeboende over 65 år med hjelp til medisiner",
      populationNumberOfPatients: "860",
      interventionGroup: "Elektronisk dispenser med varsling",
      interventionGroupNumberOfPatients: "430",
      controlGroup: "Dosett eller multidose med besøk",
      controlGroupNumberOfPatients: "430",
      outcomeGoals: "Riktig inntak, antall besøk, brukernes tilfredshet",
      methodQuality: "Middels",
      methodQualityComments: "Få studier, kort oppfølging.",
      resultEffect: p(
        "<strong>Riktig inntak:</strong> 94 mot 86 av 100 doser. <strong>Besøk:</strong> 9 færre per uke.",
      ),
    },
  ],
  primarstudier: [
    {
      shortId: "Eksempelkommunen 2023",
      reference: reference("Eksempelkommunen", "Medisindispenser i hjemmetjenesten: en eksempelevaluering", 2023),
      date: "2023",
      country: "Norge (oppdiktet)",
      studyDesign: "Evaluering før og etter, uten kontrollgruppe",
      population: "Brukere av hjemmetjenesten, gjennomsnittsalder 79 år",
      interventionGroup: "Elektronisk dispenser i seks måneder",
      interventionGroupNumberOfPatients: "38",
      outcomeGoals: "Besøk, avvik, trygghet",
      methodQualityComments: "De mest motiverte ble valgt.",
      resultEffect: p("Antall besøk gikk ned fra 14 til 6 per uke. To avvik på grunn av strømbrudd."),
      finance: "Tilskudd (oppdiktet)",
      risk: "Høy risiko",
    },
  ],
};

export const kolsStudies: SeedStudies = {
  kunnskapsoppsummeringer: [
    {
      shortId: "Prøvesen 2024",
      reference: reference("Prøvesen P, Modell M", "Digital hjemmeoppfølging ved KOLS: en eksempeloversikt", 2024),
      date: "02.2024",
      numberOfPrimaryStudies: "19",
      studyDesign: "Systematisk oversikt over randomiserte studier, med metaanalyse",
      population: "Personer med moderat til alvorlig KOLS",
      populationNumberOfPatients: "4 260",
      interventionGroup: "Daglige målinger hjemme med oppfølging fra et svarsenter",
      interventionGroupNumberOfPatients: "2 140",
      controlGroup: "Vanlig oppfølging hos fastlege og poliklinikk",
      controlGroupNumberOfPatients: "2 120",
      outcomeGoals: "Innleggelser, livskvalitet og død i løpet av tolv måneder",
      methodQuality: "Høy",
      methodQualityComments: "God metode. Tiltakene er svært ulike, og heterogeniteten er stor.",
      resultEffect: p(
        "<strong>Innleggelser:</strong> 31 mot 36 av 100, relativ risiko 0,86 (95 % KI 0,74–1,01).",
        "<strong>Livskvalitet:</strong> ingen forskjell som betyr noe for pasientene.",
      ),
    },
  ],
  primarstudier: [
    {
      shortId: "Eksempelstudien 2022",
      reference: reference("Eksempel E, Skisse S", "Eksempelstudien om oppfølging hjemme ved KOLS", 2022),
      date: "2022",
      country: "Norge (oppdiktet)",
      studyDesign: "Randomisert kontrollert studie, åpen",
      population: "Personer med minst én innleggelse for KOLS det siste året",
      interventionGroup: "Målinger hjemme fem dager i uken",
      interventionGroupNumberOfPatients: "96",
      controlGroup: "Vanlig oppfølging",
      controlGroupNumberOfPatients: "98",
      outcomeGoals: "Innleggelser og opplevd trygghet",
      methodQualityComments: "Trekningen er god. Frafallet er ulikt i gruppene, 22 mot 11 %.",
      resultEffect: p(
        "<strong>Innleggelser:</strong> 0,9 mot 1,1 per person per år (95 % KI for forskjellen −0,5 til 0,1).",
      ),
      finance: "Forskningsmidler (oppdiktet)",
      risk: "Uklar risiko",
    },
  ],
};
