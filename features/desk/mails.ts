import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail, MailPart } from "../../platform/pure/mail/index.ts";
import { afterSendingTexts } from "../publication/texts-after-sending.ts";
import * as nn from "./mails.nn.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
type About = { readonly title: string | null; readonly shortTitle: string | null; readonly url: string };
type To = { readonly name: string };

const subjectOf = (what: string, { shortTitle }: About): string => (shortTitle ? `${what}: ${shortTitle}` : what);
const named = ({ title }: About): string => (title ? `Mini-metodevurderingen «${title}»` : "Mini-metodevurderingen");
const open = (label: string, { url }: About): MailPart => ({ kind: "button", label, url });

const takesPart = duty("du deltar i vurderingen");

/** Mails about the steps between authors and editors. They never quote the assessment beyond its title. */
export const editorMails = {
  sent: (about: About): ComposedMail =>
    portalMail(subjectOf("Sendt til publisering", about), { name: "" }, [
      { kind: "text", text: `${named(about)} er sendt til publisering og venter på redaksjonen.` },
      open("Åpne den i redaksjonen", about),
      duty("du er redaktør"),
    ]),
  receipt: (about: About & To & { readonly moment: string; readonly contact: string }): ComposedMail =>
    portalMail(subjectOf("Sendt inn", about), about, [
      { kind: "text", text: `${named(about)} ble sendt til publisering ${about.moment}.` },
      { kind: "text", text: afterSendingTexts.whatNow },
      open("Se det som er sendt inn", about),
      { kind: "small", text: `${afterSendingTexts.getItBack} ${about.contact}` },
      takesPart,
    ]),
  returned: (about: About & To & { readonly message: string }): ComposedMail =>
    portalMail(subjectOf("Sendt tilbake", about), about, [
      { kind: "text", text: `${named(about)} er sendt tilbake til dere. Dere kan redigere igjen.` },
      { kind: "quote", from: "Melding fra redaksjonen:", text: about.message },
      open("Rediger videre", about),
      takesPart,
    ]),
  withdrawn: (about: About & To & { readonly message: string }): ComposedMail =>
    portalMail(subjectOf("Trukket tilbake", about), about, [
      {
        kind: "text",
        text: `${named(about)} er trukket tilbake og kan ikke lenger leses av andre. Dere kan redigere igjen.`,
      },
      { kind: "quote", from: "Melding fra redaksjonen, som også leserne får se:", text: about.message },
      open("Rediger videre", about),
      takesPart,
    ]),
  published: (about: About & To): ComposedMail =>
    portalMail(subjectOf("Publisert", about), about, [
      { kind: "text", text: `${named(about)} er publisert og kan leses av alle.` },
      open("Les den publiserte vurderingen", about),
      takesPart,
    ]),
} as const;

export const editorMailsIn = byLanguage({ nb: editorMails, nn: nn.editorMails });
