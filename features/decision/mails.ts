import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail, MailPart } from "../../platform/pure/mail/index.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import * as nn from "./mails.nn.ts";
import type { DecisionAbout, Outcome, ReminderKind } from "./rules/index.ts";
import { decisionTexts } from "./texts.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
type About = {
  readonly name: string;
  readonly title: string | null;
  readonly shortTitle: string | null;
  readonly url: string;
};

type Asked = {
  /** Null: the desk asks. */
  readonly organization: string | null;
  readonly until: string;
  readonly message: string;
};

type Changed = {
  readonly outcome: Outcome;
  /** The name of the organisation that decided, or null when it is left out. */
  readonly organization: string | null;
  readonly isByDesk: boolean;
};

const quoted = (title: string | null): string => (title ? `«${title}»` : "en mini-metodevurdering");
const button = (label: string, { url }: About): MailPart => ({ kind: "button", label, url });
const said = (text: string): MailPart => ({ kind: "text", text });
const own = "Lenken er personlig. Ikke send den videre.";

const asDecider = duty("noen har oppgitt at du bestemmer om metoden skal tas i bruk");
const asInitiator = duty("du er forslagsstiller");

/** The decider's mail with the link to the form. */
const form = (subject: string, text: string, about: About, more: readonly MailPart[] = []): ComposedMail =>
  portalMail(subject, about, [
    said(text),
    ...more,
    button("Registrer beslutningen", about),
    { kind: "small", text: own },
    asDecider,
  ]);

const asks = (organization: string | null): string =>
  organization === null ? "Redaksjonen" : `Forslagsstilleren ved ${organization}`;

const untilOf = (until: string): string =>
  `Du trenger ingen konto. Lenken virker til ${norwegianDay(until)}. Er det ikke du som bestemmer, kan du si hvem det er.`;

/** Subject and text of a reminder. `day`: the follow-up's, or the last day of the link. */
const reminders: Readonly<
  Record<ReminderKind<DecisionAbout>, (about: About, day: string) => readonly [subject: string, text: string]>
> = {
  "waiting-14": (about, until) => waiting(about, until),
  "waiting-42": (about, until) => waiting(about, until),
  "unanswered-56": ({ title, shortTitle }) => [
    `Ingen beslutning ennå om ${quoted(shortTitle)}`,
    `Det er ikke registrert noen beslutning om ${quoted(title)}. Du kan spørre en annen.`,
  ],
  "before-14": ({ title, shortTitle }, day) => [
    `Følg opp ${quoted(shortTitle)} innen ${norwegianDay(day)}`,
    `Beslutningen om ${quoted(title)} skal følges opp innen ${norwegianDay(day)}.`,
  ],
  "overdue-1": (about, day) => overdue(about, day),
  "overdue-30": (about, day) => overdue(about, day),
};

const waiting = ({ title, shortTitle }: About, until: string) =>
  [
    `Venter på beslutning: ${quoted(shortTitle)}`,
    `Det er ikke registrert hva som er besluttet om ${quoted(title)}. ${untilOf(until)}`,
  ] as const;
const overdue = ({ title, shortTitle }: About, day: string) =>
  [
    `Oppfølgingen av ${quoted(shortTitle)} er forfalt`,
    `Beslutningen om ${quoted(title)} skulle vært fulgt opp innen ${norwegianDay(day)}.`,
  ] as const;

/** A receipt to the decider, or the word of it to the initiator. */
const changed = {
  given: (of: string, isByDesk: boolean) =>
    isByDesk ? `Redaksjonen har registrert beslutningen ${of}.` : `Beslutningen ${of} er registrert.`,
  corrected: (of: string, isByDesk: boolean) =>
    isByDesk ? `Redaksjonen har rettet beslutningen ${of}.` : `Beslutningen ${of} er rettet.`,
  removed: (of: string) => `Redaksjonen har fjernet beslutningen ${of}.`,
} as const;
export type DecisionChange = keyof typeof changed;

/** Mails about decisions. They carry the title and a link, and nothing that was written but the message of whoever asks. */
export const decisionMails = {
  asked: (about: About, { organization, until, message }: Asked): ComposedMail =>
    form(
      `Beslutning om ${quoted(about.shortTitle)}`,
      `${asks(organization)} ber deg registrere hva som er besluttet om ${quoted(about.title)}. ${untilOf(until)}`,
      about,
      message === ""
        ? []
        : [{ kind: "quote", from: "Melding fra den som spør. Den er ikke skrevet av Minimetode:", text: message }],
    ),
  /** To the decider, or to whoever is responsible. */
  newLink: (about: About, until: string): ComposedMail =>
    portalMail(`Ny lenke: beslutning om ${quoted(about.shortTitle)}`, about, [
      said(`Her er en ny lenke til beslutningen om ${quoted(about.title)}. Den virker til ${norwegianDay(until)}.`),
      button("Åpne beslutningen", about),
      { kind: "small", text: own },
      duty("noen ba om en ny lenke til denne adressen"),
    ]),
  /** @param to the follower gets a link of their own; the initiator gets the assessment's page */
  reminder: (
    kind: ReminderKind<DecisionAbout>,
    to: "decider" | "follower" | "initiator",
    about: About,
    day: string,
  ): ComposedMail => {
    const [subject, text] = reminders[kind](about, day);
    if (to === "decider") return form(subject, text, about);
    if (to === "initiator")
      return portalMail(subject, about, [said(text), button("Åpne vurderingen", about), asInitiator]);
    return portalMail(subject, about, [
      said(text),
      button("Si hvordan det gikk", about),
      { kind: "small", text: own },
      duty("du er oppgitt som den som følger opp beslutningen"),
    ]);
  },
  changed: (
    change: DecisionChange,
    to: "decider" | "initiator",
    about: About,
    { outcome, organization, isByDesk }: Changed,
  ): ComposedMail =>
    portalMail(
      change === "removed" ? "Beslutningen er fjernet" : `Besluttet: ${decisionTexts.outcomes[outcome].toLowerCase()}`,
      about,
      [
        said(changed[change](`${organization ? `til ${organization} ` : ""}om ${quoted(about.title)}`, isByDesk)),
        ...(to === "decider" && change === "given" ? [said("Du kan rette den i 14 dager med lenken du fikk.")] : []),
        button("Åpne vurderingen", about),
        to === "decider" ? duty("du er spurt om eller har registrert beslutningen") : asInitiator,
      ],
    ),
  /** @param isOfDesk the desk asked, not the initiator */
  declined: (about: About, to: "initiator" | "desk", isOfDesk: boolean): ComposedMail =>
    portalMail(`Spør en annen om beslutningen om ${quoted(about.shortTitle)}`, about, [
      said(
        `Den ${isOfDesk ? "redaksjonen" : "du"} spurte om beslutningen om ${quoted(about.title)}, sier at det er en annen som bestemmer.`,
      ),
      button("Se hvem som er foreslått", about),
      to === "initiator" ? asInitiator : duty("du er redaktør"),
    ]),
  newEdition: (about: About): ComposedMail =>
    portalMail(`Ny utgave av ${quoted(about.shortTitle)}`, about, [
      said(
        `Det er publisert en ny utgave av ${quoted(about.title)}. Beslutningen du har registrert, gjelder fortsatt utgaven du besluttet på.`,
      ),
      button("Les den nye utgaven", about),
      duty("du har registrert en beslutning om en tidligere utgave"),
    ]),
  withdrawn: (about: About): ComposedMail =>
    portalMail(`${about.shortTitle ? `«${about.shortTitle}»` : "En mini-metodevurdering"} er trukket tilbake`, about, [
      said(
        `Redaksjonen har trukket tilbake ${quoted(about.title)}. Beslutningen du er bedt om eller har registrert, vises ikke lenger.`,
      ),
      button("Les hvorfor", about),
      duty("du har registrert eller er bedt om en beslutning"),
    ]),
} as const;

export const decisionMailsIn = byLanguage({ nb: decisionMails, nn: nn.decisionMails });
