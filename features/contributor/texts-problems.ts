/** The messages of the rules of contributor, by the rule's kind. */
export const contributorProblems: Readonly<Record<string, string>> = {
  RoleRequired: "Velg en rolle",
  OrganizationNameRequired: "Skriv navnet på organisasjonen",
  NotDeletable: "Forslagsstilleren kan ikke slettes",
  NotChangeable: "Bare redaksjonen kan endre forslagsstilleren",
  AddressInUse: "Personen har åpnet lenken. Da kan ikke adressen endres: slett og inviter på nytt.",
  MessageOnly: "Skriv meldingen uten lenker og e-postadresser",
  MessageTooLong: "Skriv en kortere melding: høyst 500 tegn og 12 linjer",
};
