/** The editor of an adoption. */
export const adoptionScreenTexts = {
  panes: "Skjemaet og originalen",
  form: "Skjemaet",
  original: "Originalen",
  read: (title: string) => `Les «${title}» i en ny fane`,
  loading: "Henter originalen …",
  failed: "Originalen kan ikke leses nå. Prøv igjen om litt.",
  gone: "Originalen er ikke lenger publisert, og kan ikke leses. Det dere har skrevet, står.",
  recommendation: "Anbefaling",
  confidence: "Tillit til resultatene",
  conditions: "Vilkår",
  plainSummary: "Kort fortalt",
  summary: "Sammendrag",
  /** At a number of the economy. */
  fromOriginal: "fra originalen",
  originally: (amount: string) => `originalen: ${amount}`,
} as const;
