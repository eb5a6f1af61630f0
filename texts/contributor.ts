import { roleLabels } from "./roles.ts";

/** Role labels and the contributors' dialog. docs/spec/contributors.md, Role labels */
export const contributorTexts = {
  labels: {
    ...roleLabels,
    municipality: "Kommune",
    contributor: "Bidragsyter",
    organization: "Organisasjon",
    responsible: "Ansvarlig",
  },
  heading: "Bidragsytere",
  invite: "Inviter bidragsyter",
  name: "Navn",
  email: "E-postadresse",
  roleField: "Rolle",
  actor: "Aktør",
  actors: { organization: "Helseforetak", county: "Fylke/kommune", other: "Annet" },
  otherOrganization: "Annen organisasjon",
  choose: "Vennligst velg",
  send: "Send invitasjon",
  cancel: "Avbryt",
  close: "Lukk",
  remove: "Slett",
  removeNamed: (name: string) => `Slett ${name}`,
  wait: "Vennligst vent, dette tar litt tid...",
  invited: (name: string) => `${name} er invitert`,
  deleted: "Bidragsyteren er slettet",
  confirmDelete: "Ønsker du å slette bidragsyteren?",
  notRedeemed: "Har ikke åpnet lenken ennå",
} as const;
