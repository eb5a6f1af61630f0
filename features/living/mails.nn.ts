import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import type { ReminderKind } from "../decision/rules/index.ts";
import type * as nb from "./mails.ts";

type SubjectAndText = (about: nb.About, day: string) => readonly [subject: string, text: string];

const quoted = (title: string | null): string => (title ? `«${title}»` : "ei mini-metodevurdering");
const named = ({ title }: nb.About): string => (title ? `Vurderinga «${title}»` : "Ei mini-metodevurdering");

const asInitiator = duty("du er forslagsstillar");
const asDesk = duty("du er redaktør, og vurderinga har ingen forslagsstillar som får e-post");

const reminders: Readonly<Record<ReminderKind<"review">, SubjectAndText>> = {
  "before-60": (about, day) => [
    `Sjå på ${quoted(about.shortTitle)} igjen innan ${norwegianDay(day)}`,
    `${named(about)} bør sjåast på igjen innan ${norwegianDay(day)}. Då får lesarane vite at ho kan vere utdatert.`,
  ],
  "on-day": (about, day) => [
    `Sjå på ${quoted(about.shortTitle)} igjen innan ${norwegianDay(day)}`,
    `${named(about)} bør sjåast på igjen i dag. Frå i morgon får lesarane vite at ho kan vere utdatert.`,
  ],
  "overdue-90": (about, day) => [
    `${about.shortTitle ? `«${about.shortTitle}»` : "Ei mini-metodevurdering"} skulle vore sett på igjen`,
    `${named(about)} skulle vore sett på igjen innan ${norwegianDay(day)}. Lesarane ser at ho kan vere utdatert.`,
  ],
};

const whatNow = "Er ingenting endra, seier du det med nokre få klikk. Er det ny forsking, startar du eit nytt utkast.";

const words: Readonly<Record<nb.ConfirmationWord["kind"], (about: nb.About) => ReturnType<SubjectAndText>>> = {
  confirmed: (about) => [
    `Vurdert på nytt: ${quoted(about.shortTitle)}`,
    `${named(about)} er vurdert på nytt utan endringar. Lesarane ser den nye datoen.`,
  ],
  undone: (about) => [
    `Angra: ${quoted(about.shortTitle)}`,
    `Redaksjonen har angra at ${quoted(about.title)} er vurdert på nytt utan endringar. Utgåva før gjeld igjen.`,
  ],
  declined: (about) => [
    `Ikkje stadfesta: ${quoted(about.shortTitle)}`,
    `Redaksjonen har ikkje stadfesta at ${quoted(about.title)} er uendra.`,
  ],
};

export const livingMails: Translated<typeof nb.livingMails> = {
  reminder: (kind, to, about, day) => {
    const [subject, text] = reminders[kind](about, day);
    return to.as === "initiator"
      ? portalMail(subject, to, [
          { kind: "text", text },
          { kind: "text", text: whatNow },
          { kind: "button", label: "Opne vurderinga", url: about.url },
          asInitiator,
        ])
      : portalMail(subject, { name: "" }, [
          { kind: "text", text },
          { kind: "button", label: "Opne vurderinga i redaksjonen", url: about.url },
          asDesk,
        ]);
  },
  toDesk: (kind, about) =>
    portalMail(`Inga endring: ${quoted(about.shortTitle)}`, { name: "" }, [
      {
        kind: "text",
        text:
          kind === "asked"
            ? `Forslagsstillaren seier at ${quoted(about.title)} er uendra. Det ventar på at redaksjonen stadfestar det.`
            : `Forslagsstillaren har stadfesta at ${quoted(about.title)} er uendra. Redaksjonen kan angre det i 30 dagar.`,
      },
      { kind: "button", label: "Opne vurderinga i redaksjonen", url: about.url },
      duty("du er redaktør"),
    ]),
  toInitiator: (word, name, about) => {
    const [subject, text] = words[word.kind](about);
    return portalMail(subject, { name }, [
      { kind: "text", text },
      ...(word.kind === "declined"
        ? [{ kind: "quote", from: "Melding frå redaksjonen:", text: word.message } as const]
        : []),
      { kind: "button", label: "Opne vurderinga", url: about.url },
      asInitiator,
    ]);
  },
};
