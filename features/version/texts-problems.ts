/** The messages of the rules of version, by the rule's kind. */
export const versionProblems: Readonly<Record<string, string>> = {
  VersionNameRequired: "Skriv et navn på versjonen",
  VersionNameTooLong: "Skriv et navn på høyst 100 tegn",
  TooManyVersions: "Det er ikke plass til flere versjoner med navn. Grensen er 100.",
};
