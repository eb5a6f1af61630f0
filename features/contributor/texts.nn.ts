import type { Translated } from "../../platform/pure/language/index.ts";
import { roleLabels } from "../access/texts.nn.ts";
import { browserNames, systemNames } from "./rules/index.ts";
import type * as nb from "./texts.ts";

export const contributorTexts: Translated<typeof nb.contributorTexts> = {
  labels: {
    ...roleLabels,
    municipality: "Kommune",
    contributor: "Bidragsytar",
    organization: "Organisasjon",
    responsible: "Ansvarleg",
  },
  heading: "Bidragsytarar",
  invite: "Inviter bidragsytar",
  inviteFirst: "Inviter den første",
  inviteMore: "Inviter ein til",
  name: "Namn",
  email: "E-postadresse",
  roleField: "Rolle",
  actor: "Aktør",
  actors: { organization: "Helseføretak", county: "Fylke eller kommune", other: "Anna" },
  otherOrganization: "Annan organisasjon",
  choose: "Ver venleg og vel",
  message: "Melding til den du inviterer (valfritt)",
  messageHint: "Står i e-posten, med namnet ditt. Ikkje skriv lenker og e-postadresser.",
  privacy:
    "Du og redaksjonen ser e-postadressa. Alle som er med, ser namnet. Portalen bruker adressa til lenka og til beskjedar om vurderinga.",
  privacyMore: "Les om personvern",
  send: "Send invitasjon",
  cancel: "Avbryt",
  close: "Lukk",
  save: "Lagre",
  sendLink: "Send ny lenke",
  sendLinkTo: (name) => `Send ny lenke til ${name}`,
  linkSent: (email) => `Ei ny lenke er på veg til ${email}`,
  correct: "Endre",
  correctNamed: (name) => `Endre ${name}`,
  correctAddressHint: "Endrar du adressa, sluttar den gamle lenka å verke, og vi sender ei ny.",
  correctMessageHint: "Meldinga frå invitasjonen er ikkje lagra. Skriv meldinga på nytt om ho skal vere med.",
  addressInUse: "Lenka er opna, så e-postadressa kan ikkje endrast. Slett og inviter på nytt om ho er feil.",
  corrected: "Bidragsytaren er endra",
  remove: "Slett",
  removeNamed: (name) => `Slett ${name}`,
  wait: "Ver venleg og vent, dette tek litt tid...",
  invited: (name) => `${name} er invitert`,
  deleted: "Bidragsytaren er sletta",
  confirmDelete: "Vil du slette bidragsytaren?",
  notRedeemed: "Har ikkje opna lenka enno",
  sessions: {
    usedOn: (day) => `Sist opna ${day}`,
    openIn: (browsers) => `Open i ${browsers}`,
    browser: (browser, system, here) => {
      const kind = browser === null ? "ein annan nettlesar" : browserNames[browser];
      return `${kind}${system === null ? "" : ` på ${systemNames[system]}`}${here ? " (denne)" : ""}`;
    },
    account: "Blir også opna ved innlogging",
    end: "Avslutt økter",
    endOf: (name) => `Avslutt økter for ${name}`,
    endOwn: "Avslutt andre økter",
    confirm: (name) =>
      `Vil du avslutte øktene til ${name} i alle nettlesarar? Det som er skrive, blir ståande. ${name} kjem inn igjen med ei ny lenke.`,
    confirmOwn: "Vil du avslutte øktene dine i andre nettlesarar? Du er framleis inne her.",
    ended: "Øktene er avslutta",
  },
};
