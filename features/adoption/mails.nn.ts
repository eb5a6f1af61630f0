import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import type * as nb from "./mails.ts";

const quoted = (title: string | null): string => (title ? `«${title}»` : "ei mini-metodevurdering");

export const adoptionMails: Translated<typeof nb.adoptionMails> = {
  newEdition: (about) =>
    portalMail(`Originalen har fått ei ny utgåve: ${quoted(about.shortTitle)}`, about, [
      {
        kind: "text",
        text: `Det er publisert ei ny utgåve av ${quoted(about.title)}, som de byggjer på. Dykkar eiga vurdering er ikkje endra. Sjå om ho framleis stemmer.`,
      },
      { kind: "button", label: "Opne vurderinga dykkar", url: about.url },
      duty("de byggjer på vurderinga"),
    ]),
  withdrawn: (about) =>
    portalMail(`Originalen er trekt tilbake: ${quoted(about.shortTitle)}`, about, [
      {
        kind: "text",
        text: `Redaksjonen har trekt tilbake ${quoted(about.title)}, som de byggjer på. Dykkar eiga vurdering står framleis, med meldinga frå redaksjonen øvst.`,
      },
      { kind: "button", label: "Opne vurderinga dykkar", url: about.url },
      duty("de byggjer på vurderinga"),
    ]),
};
