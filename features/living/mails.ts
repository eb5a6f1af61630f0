import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail, MailPart } from "../../platform/pure/mail/index.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import type { ReminderKind } from "../decision/rules/index.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
type About = { readonly title: string | null; readonly shortTitle: string | null; readonly url: string };

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

const whatNow = "Er det ny forskning, starter du et nytt utkast. Du kan også endre datoen.";

/** Mails about the day by which an assessment is looked at again. They carry the title and a link. */
const livingMails = {
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
} as const;

export const livingMailsIn = byLanguage({ nb: livingMails });
