import { addresses, TRIAGE } from "../../features/address/rules/index.ts";
import type { AssessmentType } from "../../features/template/rules/index.ts";
import { article, type SeedPage } from "./seed-page.ts";

const SENT_HEADING = "Vurderingen er startet";
const SENT_TEXT =
  "<p>Vi har sendt en e-post til adressen du oppga. Åpne lenken i den for å begynne å skrive. Lenken virker én gang og i 14 dager.</p><p>Får du ingen e-post innen noen minutter, så se i søppelposten, eller kontakt redaksjonen.</p>";

const SENT_HEADING_NN = "Vurderinga er starta";
const SENT_TEXT_NN =
  "<p>Vi har sendt ein e-post til adressa du oppgav. Opne lenka i han for å byrje å skrive. Lenka verkar éin gong og i 14 dagar.</p><p>Får du ingen e-post innan nokre minutt, så sjå i søppelposten, eller kontakt redaksjonen.</p>";

/** The five questions have the product's own texts until an editor writes others. */
const NO_OWN_QUESTIONS = {
  triageHeading: "",
  triageIntroduction: "",
  triageQuestions: null,
  triageEnds: null,
  triageNotes: null,
  triageProposal: "",
} as const;

const startForm = (
  urlSegment: string,
  name: string,
  assessmentType: AssessmentType,
  introduction: string,
  nynorsk: { readonly heading: string; readonly introduction: string },
): SeedPage => ({
  type: "IntroPage",
  name,
  urlSegment,
  parent: addresses.startChoice,
  properties: {
    heading: name,
    introduction,
    assessmentType,
    sentHeading: SENT_HEADING,
    sentText: SENT_TEXT,
    headingNn: nynorsk.heading,
    introductionNn: nynorsk.introduction,
    sentHeadingNn: SENT_HEADING_NN,
    sentTextNn: SENT_TEXT_NN,
    template: "",
    destination: null,
    ...NO_OWN_QUESTIONS,
  },
});

/** The five questions before a form, which lead on to it. */
const asked = (type: AssessmentType): string => `${addresses.start[type]}?${TRIAGE}`;

const PRIVACY = "<p>Oppgi en e-postadresse du bruker i arbeidet. Ikke skriv pasientopplysninger i tittelen.</p>";

const PRIVACY_NN = "<p>Oppgje ei e-postadresse du bruker i arbeidet. Ikkje skriv pasientopplysningar i tittelen.</p>";

export const startForms: readonly SeedPage[] = [
  article("/", "start", "Start en vurdering", {
    introduction: "<p>Velg hvem som skal lage vurderingen. Skjemaet du får, er tilpasset valget.</p>",
    mainBody: "",
    mainContent: [
      {
        type: "LinkBlock",
        id: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d01",
        width: "narrow",
        image: null,
        heading: "Helseforetak",
        text: "For sykehus som vurderer å innføre, utvide eller fase ut en metode.",
        url: asked("1"),
        linkTitle: "Start en vurdering i et helseforetak",
        brightButton: false,
      },
      {
        type: "LinkBlock",
        id: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d02",
        width: "narrow",
        image: null,
        heading: "Kommune",
        text: "For kommuner som vurderer et tiltak i helse- og omsorgstjenesten.",
        url: asked("2"),
        linkTitle: "Start en vurdering i en kommune",
        brightButton: false,
      },
      {
        type: "LinkBlock",
        id: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d03",
        width: "narrow",
        image: null,
        heading: "På tvers",
        text: "For helseforetak, kommuner og fylker som vurderer en metode sammen.",
        url: asked("3"),
        linkTitle: "Start en vurdering på tvers av nivåene",
        brightButton: false,
      },
    ],
  }),
  startForm("helseforetak", "Start en vurdering i et helseforetak", "1", PRIVACY, {
    heading: "Start ei vurdering i eit helseføretak",
    introduction: PRIVACY_NN,
  }),
  startForm(
    "kommune",
    "Start en vurdering i en kommune",
    "2",
    `<p>Velg fylke og kommune. Samarbeider flere kommuner, så velg den som leder arbeidet, og inviter de andre etterpå.</p>${PRIVACY}`,
    {
      heading: "Start ei vurdering i ein kommune",
      introduction: `<p>Vel fylke og kommune. Samarbeider fleire kommunar, så vel den som leier arbeidet, og inviter dei andre etterpå.</p>${PRIVACY_NN}`,
    },
  ),
  startForm(
    "organisasjon",
    "Start en vurdering på tvers av nivåene",
    "3",
    `<p>Velg hvem som leder arbeidet. De andre virksomhetene inviteres som bidragsytere når vurderingen er startet.</p>${PRIVACY}`,
    {
      heading: "Start ei vurdering på tvers av nivåa",
      introduction: `<p>Vel kven som leier arbeidet. Dei andre verksemdene blir inviterte som bidragsytarar når vurderinga er starta.</p>${PRIVACY_NN}`,
    },
  ),
];
