import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import type * as nb from "./mails.ts";

const quoted = (title: string | null): string => (title ? `«${title}»` : "ei mini-metodevurdering");

const said: Readonly<Record<nb.ToldState, (title: string | null) => string>> = {
  retracted: (title) => `Ein studie i ${quoted(title)} er trekt tilbake`,
  concern: (title) => `Det er uttrykt uro for ein studie i ${quoted(title)}`,
};

const open = { initiator: "Opne vurderinga", desk: "Opne vurderinga i redaksjonen" } as const;
const why = { initiator: "du har starta vurderinga", desk: "du er redaktør" } as const;

/** They carry the title and a link, and nothing that was written. */
export const retractionMails: Translated<typeof nb.retractionMails> = {
  found: (state, to, { title, shortTitle, url }) =>
    portalMail(said[state](shortTitle), to, [
      { kind: "text", text: `${said[state](title)}. Sjå om konklusjonen framleis held.` },
      { kind: "button", label: open[to.as], url },
      duty(why[to.as]),
    ]),
};
