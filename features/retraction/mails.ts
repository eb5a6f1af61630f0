import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail } from "../../platform/pure/mail/index.ts";
import * as nn from "./mails.nn.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
type About = { readonly title: string | null; readonly shortTitle: string | null; readonly url: string };

const quoted = (title: string | null): string => (title ? `«${title}»` : "en mini-metodevurdering");

const said = {
  retracted: (title: string | null) => `En studie i ${quoted(title)} er trukket tilbake`,
  concern: (title: string | null) => `Det er uttrykt bekymring for en studie i ${quoted(title)}`,
} as const;
export type ToldState = keyof typeof said;

const open = { initiator: "Åpne vurderingen", desk: "Åpne den i redaksjonen" } as const;
const why = { initiator: "du har startet vurderingen", desk: "du er redaktør" } as const;

/** Mails about retracted studies. They carry the title and a link, and nothing that was written. */
export const retractionMails = {
  found: (
    state: ToldState,
    to: { readonly as: keyof typeof open; readonly name: string },
    { title, shortTitle, url }: About,
  ): ComposedMail =>
    portalMail(said[state](shortTitle), to, [
      { kind: "text", text: `${said[state](title)}. Se om konklusjonen fortsatt holder.` },
      { kind: "button", label: open[to.as], url },
      duty(why[to.as]),
    ]),
} as const;

export const retractionMailsIn = byLanguage({ nb: retractionMails, nn: nn.retractionMails });
