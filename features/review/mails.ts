import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import { type ComposedMail, type MailPart, subjectOf } from "../../platform/pure/mail/index.ts";
import * as nn from "./mails.nn.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
export type About = {
  readonly name: string;
  readonly title: string | null;
  readonly shortTitle: string | null;
  readonly url: string;
};
export type Peer = { readonly peer: string };

const named = ({ title }: About): string => (title ? `mini-metodevurderingen «${title}»` : "mini-metodevurderingen");
const open = (label: string, { url }: About): MailPart => ({ kind: "button", label, url });
const whoOf = ({ peer }: Peer): string => peer || "Fagfellen";

const reminder = (what: string, why: string, about: About): ComposedMail =>
  portalMail(subjectOf(what, about.shortTitle), about, [
    { kind: "text", text: why },
    open("Åpne fagfellevurderingen", about),
    {
      kind: "small",
      text: "Siden åpnes i nettleseren der du åpnet lenken din. På en annen maskin ber du om en ny lenke der. Kan du ikke vurdere likevel, sier du fra samme sted.",
    },
    duty("du er bedt om en fagfellevurdering"),
  ]);

/** Mails about peer reviews. They never quote a review. */
export const reviewMails = {
  sent: (about: About & Peer & { readonly isUpdated: boolean }): ComposedMail =>
    portalMail(
      subjectOf(about.isUpdated ? "Oppdatert fagfellevurdering" : "Fagfellevurdering er sendt inn", about.shortTitle),
      about,
      [
        {
          kind: "text",
          text: about.isUpdated
            ? `${whoOf(about)} har sendt inn en oppdatert fagfellevurdering av ${named(about)}.`
            : `${whoOf(about)} har sendt inn fagfellevurderingen av ${named(about)}.`,
        },
        open("Les fagfellevurderingen", about),
        {
          kind: "small",
          text: "Foreløpig ser bare du og redaksjonen den. Den publiseres sammen med vurderingen, uten navn.",
        },
        duty("du er forslagsstiller"),
      ],
    ),
  declined: (about: About & Peer & { readonly reason: string; readonly suggestion: string }): ComposedMail =>
    portalMail(subjectOf("Fagfellen har takket nei", about.shortTitle), about, [
      { kind: "text", text: `${whoOf(about)} har takket nei til å vurdere ${named(about)}.` },
      { kind: "quote", from: "Begrunnelsen:", text: about.reason },
      ...(about.suggestion === ""
        ? []
        : [{ kind: "text", text: `Foreslår å spørre ${about.suggestion} i stedet.` } as const]),
      open("Inviter en annen", about),
      duty("du er forslagsstiller"),
    ]),
  before: (about: About & { readonly due: string }): ComposedMail =>
    reminder("Fristen nærmer seg", `Fristen for fagfellevurderingen din av ${named(about)} er ${about.due}.`, about),
  after: (about: About & { readonly due: string }): ComposedMail =>
    reminder(
      "Fristen er passert",
      `Fristen for fagfellevurderingen din av ${named(about)} var ${about.due}. Den er ikke sendt inn ennå.`,
      about,
    ),
} as const;

export const reviewMailsIn = byLanguage({ nb: reviewMails, nn: nn.reviewMails });
