/** The question before signing out everywhere. Loaded with its dialog, which few readers need. */
export const signOutTexts = {
  title: "Vil du logge ut overalt?",
  explanation:
    "Du blir logget ut i alle nettlesere du er logget inn i, også denne. Skjemaer som er åpne der, ber deg om å logge inn igjen. Tekst som ikke er lagret i de andre, blir liggende der i inntil 30 dager.",
  cancel: "Avbryt",
  failed: "Vi klarte ikke å logge deg ut overalt. Du er fortsatt logget inn. Prøv igjen.",
} as const;
