import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail, MailPart } from "../../platform/pure/mail/index.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import type { ReminderKind } from "../decision/rules/index.ts";
import * as nn from "./mails.nn.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
export type About = { readonly title: string | null; readonly shortTitle: string | null; readonly url: string };

/** The reader of a mail. The desk gets it when the initiator has no address, or the mail server refused it. */
type ReviewMailTo = { readonly as: "initiator"; readonly name: string } | { readonly as: "desk" };

const quoted = (title: string | null): string => (title ? `«${title}»` : "en mini-metodevurdering");
const named = ({ title }: About): string => (title ? `Vurderingen «${title}»` : "En mini-metodevurdering");
const button = (label: string, { url }: About): MailPart => ({ kind: "button", label, url });

const asInitiator = duty("du er forslagsstiller");
const asDesk = duty("du er redaktør, og vurderingen har ingen forslagsstiller som får e-post");

/** Subject and text of a reminder. `day`: the review day. */
const reminders: Readonly<
  Record<ReminderKind<"review">, (about: About, day: string) => readonly [subject: string, text: string]>
> = {
  "before-60": (about, day) => [
    `Se på ${quoted(about.shortTitle)} igjen innen ${norwegianDay(day)}`,
    `${named(about)} bør ses på igjen innen ${norwegianDay(day)}. Da får leserne vite at den kan være utdatert.`,
  ],
  "on-day": (about, day) => [
    `Se på ${quoted(about.shortTitle)} igjen innen ${norwegianDay(day)}`,
    `${named(about)} bør ses på igjen i dag. Fra i morgen får leserne vite at den kan være utdatert.`,
  ],
  "overdue-90": (about, day) => [
    `${about.shortTitle ? `«${about.shortTitle}»` : "En mini-metodevurdering"} skulle vært sett på igjen`,
    `${named(about)} skulle vært sett på igjen innen ${norwegianDay(day)}. Leserne ser at den kan være utdatert.`,
  ],
};

const whatNow = "Er ingenting endret, sier du det med noen få klikk. Er det ny forskning, starter du et nytt utkast.";

/** The answer of the desk to a confirmation. */
export type ConfirmationWord =
  | { readonly kind: "confirmed" | "undone" }
  | { readonly kind: "declined"; readonly message: string };

const words = {
  confirmed: (about: About) => [
    `Vurdert på nytt: ${quoted(about.shortTitle)}`,
    `${named(about)} er vurdert på nytt uten endringer. Leserne ser den nye datoen.`,
  ],
  undone: (about: About) => [
    `Angret: ${quoted(about.shortTitle)}`,
    `Redaksjonen har angret at ${quoted(about.title)} er vurdert på nytt uten endringer. Utgaven før gjelder igjen.`,
  ],
  declined: (about: About) => [
    `Ikke bekreftet: ${quoted(about.shortTitle)}`,
    `Redaksjonen har ikke bekreftet at ${quoted(about.title)} er uendret.`,
  ],
} as const satisfies Record<ConfirmationWord["kind"], (about: About) => readonly [subject: string, text: string]>;

/** Mails about the day by which an assessment is looked at again. They carry the title and a link. */
export const livingMails = {
  reminder: (kind: ReminderKind<"review">, to: ReviewMailTo, about: About, day: string): ComposedMail => {
    const [subject, text] = reminders[kind](about, day);
    return to.as === "initiator"
      ? portalMail(subject, to, [
          { kind: "text", text },
          { kind: "text", text: whatNow },
          button("Åpne vurderingen", about),
          asInitiator,
        ])
      : portalMail(subject, { name: "" }, [{ kind: "text", text }, button("Åpne den i redaksjonen", about), asDesk]);
  },
  /** An initiator says that nothing has changed. `confirmed`: it stands already, by the settings of the site. */
  toDesk: (kind: "asked" | "confirmed", about: About): ComposedMail =>
    portalMail(`Ingen endring: ${quoted(about.shortTitle)}`, { name: "" }, [
      {
        kind: "text",
        text:
          kind === "asked"
            ? `Forslagsstilleren sier at ${quoted(about.title)} er uendret. Det venter på at redaksjonen bekrefter det.`
            : `Forslagsstilleren har bekreftet at ${quoted(about.title)} er uendret. Redaksjonen kan angre det i 30 dager.`,
      },
      button("Åpne den i redaksjonen", about),
      duty("du er redaktør"),
    ]),
  toInitiator: (word: ConfirmationWord, name: string, about: About): ComposedMail => {
    const [subject, text] = words[word.kind](about);
    return portalMail(subject, { name }, [
      { kind: "text", text },
      ...(word.kind === "declined"
        ? [{ kind: "quote", from: "Melding fra redaksjonen:", text: word.message } as const]
        : []),
      button("Åpne vurderingen", about),
      asInitiator,
    ]);
  },
} as const;

export const livingMailsIn = byLanguage({ nb: livingMails, nn: nn.livingMails });
