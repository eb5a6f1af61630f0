import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import { subjectOf } from "../../platform/pure/mail/index.ts";
import type * as nb from "./mails.ts";

const named = ({ title }: nb.About): string => (title ? `mini-metodevurderinga «${title}»` : "mini-metodevurderinga");
const whoOf = ({ peer }: nb.Peer): string => peer || "Fagfellen";

const reminder = (what: string, why: string, about: nb.About) =>
  portalMail(subjectOf(what, about.shortTitle), about, [
    { kind: "text", text: why },
    { kind: "button", label: "Opne fagfellevurderinga", url: about.url },
    {
      kind: "small",
      text: "Sida blir opna i nettlesaren der du opna lenka di. På ei anna maskin ber du om ei ny lenke der. Kan du ikkje vurdere likevel, seier du frå same stad.",
    },
    duty("du er beden om ei fagfellevurdering"),
  ]);

export const reviewMails: Translated<typeof nb.reviewMails> = {
  sent: (about) =>
    portalMail(
      subjectOf(about.isUpdated ? "Oppdatert fagfellevurdering" : "Fagfellevurderinga er send inn", about.shortTitle),
      about,
      [
        {
          kind: "text",
          text: about.isUpdated
            ? `${whoOf(about)} har sendt inn ei oppdatert fagfellevurdering av ${named(about)}.`
            : `${whoOf(about)} har sendt inn fagfellevurderinga av ${named(about)}.`,
        },
        { kind: "button", label: "Les fagfellevurderinga", url: about.url },
        {
          kind: "small",
          text: "Førebels kan berre du og redaksjonen lese fagfellevurderinga. Ho blir publisert saman med vurderinga, utan namn.",
        },
        duty("du er forslagsstillar"),
      ],
    ),
  declined: (about) =>
    portalMail(subjectOf("Fagfellen har takka nei", about.shortTitle), about, [
      { kind: "text", text: `${whoOf(about)} har takka nei til å vurdere ${named(about)}.` },
      { kind: "quote", from: "Grunngivinga:", text: about.reason },
      ...(about.suggestion === ""
        ? []
        : [{ kind: "text", text: `Foreslår å spørje ${about.suggestion} i staden.` } as const]),
      { kind: "button", label: "Inviter ein annan", url: about.url },
      duty("du er forslagsstillar"),
    ]),
  before: (about) =>
    reminder("Fristen nærmar seg", `Fristen for fagfellevurderinga di av ${named(about)} er ${about.due}.`, about),
  after: (about) =>
    reminder(
      "Fristen er passert",
      `Fristen for fagfellevurderinga di av ${named(about)} var ${about.due}. Ho er ikkje send inn enno.`,
      about,
    ),
};
