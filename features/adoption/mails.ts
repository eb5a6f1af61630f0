import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail } from "../../platform/pure/mail/index.ts";
import * as nn from "./mails.nn.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. `url`: the adoption's form. */
type About = {
  readonly name: string;
  readonly title: string | null;
  readonly shortTitle: string | null;
  readonly url: string;
};

const quoted = (title: string | null): string => (title ? `«${title}»` : "en mini-metodevurdering");

/** Mails to those who answer for an adoption, about its original. `title` is the original's. */
export const adoptionMails = {
  newEdition: (about: About): ComposedMail =>
    portalMail(`Originalen har fått en ny utgave: ${quoted(about.shortTitle)}`, about, [
      {
        kind: "text",
        text: `Det er publisert en ny utgave av ${quoted(about.title)}, som dere bygger på. Deres egen vurdering er ikke endret. Se om den fortsatt stemmer.`,
      },
      { kind: "button", label: "Åpne deres vurdering", url: about.url },
      duty("dere bygger på vurderingen"),
    ]),
  withdrawn: (about: About): ComposedMail =>
    portalMail(`Originalen er trukket tilbake: ${quoted(about.shortTitle)}`, about, [
      {
        kind: "text",
        text: `Redaksjonen har trukket tilbake ${quoted(about.title)}, som dere bygger på. Deres egen vurdering står fortsatt, med redaksjonens melding øverst.`,
      },
      { kind: "button", label: "Åpne deres vurdering", url: about.url },
      duty("dere bygger på vurderingen"),
    ]),
} as const;

export const adoptionMailsIn = byLanguage({ nb: adoptionMails, nn: nn.adoptionMails });
