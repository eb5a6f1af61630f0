/** The form that starts an assessment. The messages of its rules are in `features/api/texts-public-problems.ts`. */
export const introTexts = {
  details: "Opplysninger",
  sent: {
    to: "Sendt til",
    filled: "Det du fylte ut",
  },
  title: "Tittel på mini-metodevurderingen",
  titleHint: "Skriv hva som skal vurderes, og for hvem. Tittelen kan endres senere.",
  name: "Navnet ditt",
  email: "E-postadresse",
  emailHint: "Lenken til skjemaet sendes hit.",
  healthAuthority: "Helseforetak",
  county: "Fylke",
  municipality: "Kommune",
  chooseCountyFirst: "Velg fylke først",
  showMunicipalities: "Vis kommunene i fylket",
  actor: "Hvem står bak vurderingen?",
  actors: { organization: "Helseforetak", county: "Fylke eller kommune" },
  chooseActor: "Gå videre",
  /** Above the form, when it is started from another's published assessment. */
  startFrom: {
    heading: "Dere starter fra en publisert vurdering",
    copied:
      "Det som beskriver metoden og søkene, kopieres til den nye. Resultater, tall og konklusjoner kopieres ikke, og søkene må gjøres på nytt.",
    read: "Les vurderingen",
    without: "Start uten den",
    gone: "Vurderingen du ville starte fra, er ikke lenger publisert",
    goneMeans: "Ingenting kopieres. Skjemaet under starter en ny, tom vurdering.",
  },
  privacy:
    "Redaksjonen ser navnet og adressen din. De du inviterer, ser navnet. Lesere ser dem bare hvis du sier ja til det.",
  privacyMore: "Les om personvern",
  submit: "Start mini-metodevurderingen",
  missing: (label: string) => `${label}: feltet må fylles ut`,
  requiredNote: "Felt merket med * må fylles ut.",
  sending: "Starter vurderingen …",
  failed: "Vurderingen ble ikke startet",
  failedKept: "Det du har skrevet, står fortsatt i skjemaet.",
  /** Where the reason does not say so already. */
  tryAgain: "Prøv igjen om litt.",
  editorsOnly: "Bare for redaktører",
  newest: "Den nyeste malen for denne typen",
  underStart: "Under forsiden",
} as const;
