import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const tipsTexts: Translated<typeof nb.tipsTexts> = {
  methodDescription: "Skildre metoden",
  methodDescriptionHint: "Kva er han, kven er han for, og kvifor bør vi sjå på han? Ikkje skriv pasientopplysningar.",
  link: "Lenke til meir om metoden",
  name: "Namnet ditt",
  senderEmail: "E-postadresse",
  employer: "Arbeidsstad",
  optional: "(valfritt)",
  requiredNote: "Felt merka med * må fyllast ut.",
  copyToSender: "Send meg ei kvittering på e-post",
  privacy: "Redaksjonen får tipset med namnet og adressa di, og kan kontakte deg. Vi slettar det etter eitt år.",
  privacyMore: "Les om personvern",
  submit: "Send tipset",
  sending: "Sender tipset …",
  missing: (label) => `${label}: feltet må fyllast ut`,
  sent: "Takk for tipset ditt!",
  sentKept: "Det du skreiv, står framleis under, så du kan kopiere det eller skrive det ut.",
  failed: "Beklagar, vi kunne ikkje ta imot tipset ditt no. Prøv igjen seinare.",
  verifying: "Gjer skjemaet klart til sending …",
  verified: "Skjemaet er klart til sending.",
  notVerified: "Skjemaet kan ikkje sendast frå denne nettlesaren.",
  byMail: "Skriv til",
  withoutScript: "Skjemaet treng JavaScript. Du kan sende tipset på e-post i staden.",
};
