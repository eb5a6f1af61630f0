/** The form that starts an assessment. The messages of its rules are in `problems.ts`. */
export const introTexts = {
  title: "Tittel på mini-metodevurderingen",
  titleHint: "Skriv hva som skal vurderes, og for hvem. Tittelen kan endres senere.",
  similar: (count: number) =>
    count === 1
      ? "Én vurdering ligner. Se om den allerede svarer på spørsmålet (åpnes i ny fane):"
      : `${count} vurderinger ligner. Se om noen av dem allerede svarer på spørsmålet (åpnes i ny fane):`,
  allSimilar: "Se alle som ligner",
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
  submit: "Start mini-metodevurderingen",
  missing: (label: string) => `${label}: feltet må fylles ut`,
  requiredNote: "Felter merket med * må fylles ut.",
  sending: "Oppretter vurderingen …",
  failed: "Vurderingen ble ikke opprettet",
  failedKept: "Det du har skrevet, står fortsatt i skjemaet. Prøv igjen om litt.",
  editorsOnly: "Bare for redaktører",
  newest: "Den nyeste malen for denne typen",
  underStart: "Under forsiden",
} as const;
