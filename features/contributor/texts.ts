import { roleLabels } from "../access/texts.ts";
import { type BrowserKind, browserNames, systemNames } from "./rules/index.ts";

/** Role labels and the contributors' dialog. */
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
  inviteFirst: "Inviter den første",
  inviteMore: "Inviter en til",
  name: "Navn",
  email: "E-postadresse",
  roleField: "Rolle",
  actor: "Aktør",
  actors: { organization: "Helseforetak", county: "Fylke eller kommune", other: "Annet" },
  otherOrganization: "Annen organisasjon",
  choose: "Vennligst velg",
  message: "Melding til den du inviterer (valgfritt)",
  messageHint: "Står i e-posten, med navnet ditt. Ikke skriv lenker og e-postadresser.",
  privacy:
    "Du og redaksjonen ser e-postadressen. Alle som er med, ser navnet. Portalen bruker adressen til lenken og til beskjeder om vurderingen.",
  privacyMore: "Les om personvern",
  send: "Send invitasjon",
  cancel: "Avbryt",
  close: "Lukk",
  save: "Lagre",
  sendLink: "Send ny lenke",
  sendLinkTo: (name: string) => `Send ny lenke til ${name}`,
  linkSent: (email: string) => `En ny lenke er på vei til ${email}`,
  correct: "Endre",
  correctNamed: (name: string) => `Endre ${name}`,
  correctAddressHint: "Endrer du adressen, slutter den gamle lenken å virke, og vi sender en ny.",
  correctMessageHint: "Meldingen fra invitasjonen er ikke lagret. Skriv den på nytt hvis den skal med.",
  addressInUse: "Lenken er åpnet, så e-postadressen kan ikke endres. Slett og inviter på nytt hvis den er feil.",
  corrected: "Bidragsyteren er endret",
  remove: "Slett",
  removeNamed: (name: string) => `Slett ${name}`,
  wait: "Vennligst vent, dette tar litt tid...",
  invited: (name: string) => `${name} er invitert`,
  deleted: "Bidragsyteren er slettet",
  confirmDelete: "Ønsker du å slette bidragsyteren?",
  notRedeemed: "Har ikke åpnet lenken ennå",
  sessions: {
    usedOn: (day: string) => `Sist åpnet ${day}`,
    openIn: (browsers: string) => `Åpen i ${browsers}`,
    browser: (browser: BrowserKind["browser"], system: BrowserKind["system"], here: boolean): string => {
      const kind = browser === null ? "en annen nettleser" : browserNames[browser];
      return `${kind}${system === null ? "" : ` på ${systemNames[system]}`}${here ? " (denne)" : ""}`;
    },
    account: "Åpnes også ved innlogging",
    end: "Avslutt økter",
    endOf: (name: string) => `Avslutt økter for ${name}`,
    endOwn: "Avslutt andre økter",
    confirm: (name: string) =>
      `Vil du avslutte øktene til ${name} i alle nettlesere? Det som er skrevet, blir stående. ${name} kommer inn igjen med en ny lenke.`,
    confirmOwn: "Vil du avslutte øktene dine i andre nettlesere? Du er fortsatt inne her.",
    ended: "Øktene er avsluttet",
  },
} as const;
