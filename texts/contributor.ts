import type { SeatRole } from "../core/access/index.ts";

const roles = {
  initiator: "Forslagsstiller",
  peer: "Fagfellevurderer",
  librarian: "Bibliotekar",
  economist: "Økonom",
  other: "Annen bidragsyter",
} as const satisfies Record<SeatRole, string>;

/** A section 3, "Schema role labels", and A sections 2, 5 and 8 on contributors. */
export const contributorTexts = {
  labels: {
    ...roles,
    municipality: "Kommune",
    contributor: "Bidragsyter",
    organization: "Organisasjon",
    responsible: "Ansvarlig",
  },
  /** The label of a seat's role. */
  role: (role: SeatRole): string => roles[role],
  /** The roles that can be chosen in an invitation. */
  offeredRoles: [
    { roleValue: "librarian", roleDisplay: roles.librarian },
    { roleValue: "economist", roleDisplay: roles.economist },
    { roleValue: "other", roleDisplay: roles.other },
  ],
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
