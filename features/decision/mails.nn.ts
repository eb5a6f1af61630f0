import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import type { ComposedMail, MailPart } from "../../platform/pure/mail/index.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import type * as nb from "./mails.ts";
import type { DecisionAbout, ReminderKind } from "./rules/index.ts";
import { decisionTexts } from "./texts.nn.ts";

type About = Parameters<typeof nb.decisionMails.newEdition>[0];

const quoted = (title: string | null): string => (title ? `«${title}»` : "ei mini-metodevurdering");
const button = (label: string, { url }: About): MailPart => ({ kind: "button", label, url });
const said = (text: string): MailPart => ({ kind: "text", text });
const own = "Lenka er personleg. Ikkje send lenka vidare.";

const asDecider = duty("nokon har oppgitt at du avgjer om metoden skal takast i bruk");
const asInitiator = duty("du er forslagsstillar");

const form = (subject: string, text: string, about: About, more: readonly MailPart[] = []): ComposedMail =>
  portalMail(subject, about, [
    said(text),
    ...more,
    button("Registrer avgjerda", about),
    { kind: "small", text: own },
    asDecider,
  ]);

const asks = (organization: string | null): string =>
  organization === null ? "Redaksjonen" : `Forslagsstillaren ved ${organization}`;

const untilOf = (until: string): string =>
  `Du treng ingen konto. Lenka verkar til ${norwegianDay(until)}. Er det ikkje du som avgjer, kan du seie kven det er.`;

const reminders: Readonly<
  Record<ReminderKind<DecisionAbout>, (about: About, day: string) => readonly [subject: string, text: string]>
> = {
  "waiting-14": (about, until) => waiting(about, until),
  "waiting-42": (about, until) => waiting(about, until),
  "unanswered-56": ({ title, shortTitle }) => [
    `Inga avgjerd enno om ${quoted(shortTitle)}`,
    `Det er ikkje registrert noka avgjerd om ${quoted(title)}. Du kan spørje ein annan.`,
  ],
  "before-14": ({ title, shortTitle }, day) => [
    `Følg opp ${quoted(shortTitle)} innan ${norwegianDay(day)}`,
    `Avgjerda om ${quoted(title)} skal følgjast opp innan ${norwegianDay(day)}.`,
  ],
  "overdue-1": (about, day) => overdue(about, day),
  "overdue-30": (about, day) => overdue(about, day),
};

const waiting = ({ title, shortTitle }: About, until: string) =>
  [
    `Ventar på avgjerd: ${quoted(shortTitle)}`,
    `Det er ikkje registrert kva som er avgjort om ${quoted(title)}. ${untilOf(until)}`,
  ] as const;
const overdue = ({ title, shortTitle }: About, day: string) =>
  [
    `Oppfølginga av ${quoted(shortTitle)} er forfallen`,
    `Avgjerda om ${quoted(title)} skulle ha vore følgd opp innan ${norwegianDay(day)}.`,
  ] as const;

const changed: Readonly<Record<nb.DecisionChange, (of: string, isByDesk: boolean) => string>> = {
  given: (of, isByDesk) => (isByDesk ? `Redaksjonen har registrert avgjerda ${of}.` : `Avgjerda ${of} er registrert.`),
  corrected: (of, isByDesk) => (isByDesk ? `Redaksjonen har retta avgjerda ${of}.` : `Avgjerda ${of} er retta.`),
  removed: (of) => `Redaksjonen har fjerna avgjerda ${of}.`,
};

export const decisionMails: Translated<typeof nb.decisionMails> = {
  asked: (about, { organization, until, message }) =>
    form(
      `Avgjerd om ${quoted(about.shortTitle)}`,
      `${asks(organization)} ber deg registrere kva som er avgjort om ${quoted(about.title)}. ${untilOf(until)}`,
      about,
      message === ""
        ? []
        : [{ kind: "quote", from: "Melding frå den som spør. Ho er ikkje skriven av Minimetode:", text: message }],
    ),
  newLink: (about, until) =>
    portalMail(`Ny lenke: avgjerd om ${quoted(about.shortTitle)}`, about, [
      said(`Her er ei ny lenke til avgjerda om ${quoted(about.title)}. Ho verkar til ${norwegianDay(until)}.`),
      button("Opne avgjerda", about),
      { kind: "small", text: own },
      duty("nokon bad om ei ny lenke til denne adressa"),
    ]),
  reminder: (kind, to, about, day) => {
    const [subject, text] = reminders[kind](about, day);
    if (to === "decider") return form(subject, text, about);
    if (to === "initiator")
      return portalMail(subject, about, [said(text), button("Opne vurderinga", about), asInitiator]);
    return portalMail(subject, about, [
      said(text),
      button("Sei korleis det gjekk", about),
      { kind: "small", text: own },
      duty("du er oppgitt som den som følgjer opp avgjerda"),
    ]);
  },
  changed: (change, to, about, { outcome, organization, isByDesk }) =>
    portalMail(
      change === "removed" ? "Avgjerda er fjerna" : `Avgjort: ${decisionTexts.outcomes[outcome].toLowerCase()}`,
      about,
      [
        said(changed[change](`${organization ? `til ${organization} ` : ""}om ${quoted(about.title)}`, isByDesk)),
        ...(to === "decider" && change === "given"
          ? [said("Du kan rette avgjerda i 14 dagar med lenka du fekk.")]
          : []),
        button("Opne vurderinga", about),
        to === "decider" ? duty("du er spurd om eller har registrert avgjerda") : asInitiator,
      ],
    ),
  declined: (about, to, isOfDesk) =>
    portalMail(`Spør ein annan om avgjerda om ${quoted(about.shortTitle)}`, about, [
      said(
        `Den ${isOfDesk ? "redaksjonen" : "du"} spurde om avgjerda om ${quoted(about.title)}, seier at det er ein annan som avgjer.`,
      ),
      button("Sjå kven som er foreslått", about),
      to === "initiator" ? asInitiator : duty("du er redaktør"),
    ]),
  newEdition: (about) =>
    portalMail(`Ny utgåve av ${quoted(about.shortTitle)}`, about, [
      said(
        `Det er publisert ei ny utgåve av ${quoted(about.title)}. Avgjerda du har registrert, gjeld framleis den utgåva ho byggjer på.`,
      ),
      button("Les den nye utgåva", about),
      duty("du har registrert ei avgjerd om ei tidlegare utgåve"),
    ]),
  withdrawn: (about) =>
    portalMail(`${about.shortTitle ? `«${about.shortTitle}»` : "Ei mini-metodevurdering"} er trekt tilbake`, about, [
      said(
        `Redaksjonen har trekt tilbake ${quoted(about.title)}. Avgjerda du er spurd om eller har registrert, blir ikkje vist lenger.`,
      ),
      button("Les kvifor", about),
      duty("du har registrert eller er spurd om ei avgjerd"),
    ]),
};
