import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const contributorProblems: Translated<typeof nb.contributorProblems> = {
  RoleRequired: "Vel ei rolle",
  OrganizationNameRequired: "Skriv namnet på organisasjonen",
  NotDeletable: "Forslagsstillaren kan ikkje slettast",
  NotChangeable: "Berre redaksjonen kan endre forslagsstillaren",
  AddressInUse: "Personen har opna lenka. Då kan ikkje adressa endrast: slett og inviter på nytt.",
  MessageOnly: "Skriv meldinga utan lenker og e-postadresser",
  MessageTooLong: "Skriv ei kortare melding: høgst 500 teikn og 12 linjer",
};
