/** Of adoptions on a reading page. */
export const adoptionReadingTexts = {
  /** «Bygger på Tittel, Helse Eksempel HF, utgave 2» */
  buildsOn: "Bygger på",
  from: (organization: string, version: number) => `${organization}, utgave ${version}`,
  gone: "en vurdering som ikke lenger er publisert",
  newer: "Originalen har fått en ny utgave.",
  readNewer: (version: number) => `Les utgave ${version}`,
  withdrawn: "Originalen er trukket tilbake",
  withdrawnAt: (version: number) => `Utgave ${version} av originalen er trukket tilbake`,
  /** «Brukt av 4 helseforetak» */
  usedBy: (count: number, by: string) => `Brukt av ${count} ${by}`,
  /** By the type of the assessment: one, several. */
  organizations: {
    1: ["helseforetak", "helseforetak"],
    2: ["kommune", "kommuner"],
    3: ["virksomhet", "virksomheter"],
  },
  columns: { organization: "Virksomhet", recommendation: "Anbefaling", decision: "Beslutning" },
  onEdition: (version: number) => `Bygger på utgave ${version}`,
  noDecision: "Ikke registrert",
  decided: (outcome: string, day: string) => `${outcome}, ${day}`,
} as const;
