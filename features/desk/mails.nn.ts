import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import type { MailPart } from "../../platform/pure/mail/index.ts";
import { afterSendingTexts } from "../publication/texts-after-sending.nn.ts";
import type * as nb from "./mails.ts";

type About = Parameters<typeof nb.editorMails.sent>[0];

const subjectOf = (what: string, { shortTitle }: About): string => (shortTitle ? `${what}: ${shortTitle}` : what);
const named = ({ title }: About): string => (title ? `Mini-metodevurderinga «${title}»` : "Mini-metodevurderinga");
const open = (label: string, { url }: About): MailPart => ({ kind: "button", label, url });

const takesPart = duty("du er med i vurderinga");

export const editorMails: Translated<typeof nb.editorMails> = {
  sent: (about) =>
    portalMail(subjectOf("Sendt til publisering", about), { name: "" }, [
      { kind: "text", text: `${named(about)} er send til publisering og ventar på redaksjonen.` },
      open("Opne vurderinga i redaksjonen", about),
      duty("du er redaktør"),
    ]),
  receipt: (about) =>
    portalMail(subjectOf("Sendt inn", about), about, [
      { kind: "text", text: `${named(about)} blei send til publisering ${about.moment}.` },
      { kind: "text", text: afterSendingTexts.whatNow },
      open("Sjå det som er sendt inn", about),
      { kind: "small", text: `${afterSendingTexts.getItBack} ${about.contact}` },
      takesPart,
    ]),
  returned: (about) =>
    portalMail(subjectOf("Sendt tilbake", about), about, [
      { kind: "text", text: `${named(about)} er send tilbake til dykk. De kan redigere igjen.` },
      { kind: "quote", from: "Melding frå redaksjonen:", text: about.message },
      open("Rediger vidare", about),
      takesPart,
    ]),
  withdrawn: (about) =>
    portalMail(subjectOf("Trekt tilbake", about), about, [
      {
        kind: "text",
        text: `${named(about)} er trekt tilbake og kan ikkje lenger lesast av andre. De kan redigere igjen.`,
      },
      { kind: "quote", from: "Melding frå redaksjonen, som også lesarane får sjå:", text: about.message },
      open("Rediger vidare", about),
      takesPart,
    ]),
  published: (about) =>
    portalMail(subjectOf("Publisert", about), about, [
      { kind: "text", text: `${named(about)} er publisert og kan lesast av alle.` },
      open("Les den publiserte vurderinga", about),
      takesPart,
    ]),
};
