/** Parts that outcomes of several examples share. All numbers are invented. */
export const eventOutcome = { kind: "event", desirable: "less", importance: "critical" } as const;
export const OF_EXAMPLE = "Oppdiktet eksempeltall";
/** The designs of the studies behind an outcome, and why they are not trusted more. */
export const observational = {
  start: "observational",
  certaintyWhy: "Observasjonsstudier der gruppene var ulike fra før.",
};
export const notBlinded = {
  start: "randomised",
  riskOfBias: "-1",
  certaintyWhy: "Studiene er randomiserte, men ikke blindet.",
};
/** Studies that were looked for and not found. */
export const notMeasured = { noStudies: "ja" };
