import { byLanguage } from "../../platform/pure/language/index.ts";
import { portalMail } from "../../platform/pure/mail/frame-texts.ts";
import { type ComposedMail, type MailPart, shortened, titleInSubject } from "../../platform/pure/mail/index.ts";
import { norwegianDate, norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import type { Outcome } from "../decision/rules/index.ts";
import { decisionTexts } from "../decision/texts.ts";
import * as nn from "./mails.nn.ts";

/** Something that was published, changed or decided on, as a mail tells of it. `url` is whole. */
export type News = {
  readonly title: string;
  /** The decision that is the news; null: it is published or changed. */
  readonly decided: { readonly outcome: Outcome; readonly organization: string; readonly on: string } | null;
  readonly from: string;
  readonly url: string;
  readonly summary: string;
  /** The editors' note about the change. */
  readonly note: string;
  readonly published: string;
  readonly modified: string;
  readonly isNew: boolean;
};

const titleOf = ({ title, decided }: News): string =>
  decided ? decisionTexts.news(decided.outcome, decided.organization, title) : title;

const whenOf = ({ decided, isNew, published, modified }: News): string =>
  decided
    ? `Besluttet ${norwegianDay(decided.on)}`
    : isNew
      ? `Publisert ${norwegianDate(published)}`
      : `Oppdatert ${norwegianDate(modified)}`;

/** Of what is new how it begins, of what was changed what changed, where the editors wrote it. */
const saidOf = ({ decided, isNew, note, summary }: News): string =>
  decided || isNew || note === "" ? summary : `Endret: ${shortened(note)}`;

const subjectOf = ({ decided, isNew }: News, title: string): string =>
  decided ? decisionTexts.newsSubject(decided.outcome, title) : `${isNew ? "Nytt" : "Oppdatert"}: ${title}`;

const newsPart = (news: News): MailPart => ({
  kind: "small",
  text: [titleOf(news), [whenOf(news), news.from].filter(Boolean).join(" · "), saidOf(news)].filter(Boolean).join("\n"),
  url: news.url,
});

/** @property site the name of the site that was asked */
type Asked = { readonly what: string; readonly url: string; readonly site: string };

const fromSite = (site: string, subject: string, parts: readonly MailPart[]): ComposedMail =>
  portalMail(subject, { name: "" }, parts, site);

/** Mails about alerts. */
export const subscriptionMails = {
  confirm: ({ what, url, site }: Asked): ComposedMail =>
    fromSite(site, "Bekreft varsel på e-post", [
      { kind: "text", text: `Noen har bedt om varsler til denne adressen. De gjelder: ${what}.` },
      { kind: "text", text: "Åpne lenken og bekreft, så begynner varslene. Lenken gjelder i 7 dager." },
      { kind: "button", label: "Bekreft varselet", url },
      { kind: "small", text: "Har du ikke bedt om dette? Da trenger du ikke gjøre noe, og adressen blir slettet." },
    ]),
  known: ({ what, url, site }: Asked): ComposedMail =>
    fromSite(site, "Du har allerede dette varselet", [
      {
        kind: "text",
        text: `Noen har bedt om et varsel som du allerede har. Det gjelder: ${what}. Ingenting er endret.`,
      },
      { kind: "button", label: "Se og endre varslene dine", url },
      { kind: "small", text: "Du får denne e-posten fordi adressen din ble skrevet inn i skjemaet for varsler." },
    ]),
  /** @param news the newest first @param more how many there are beyond them */
  alert: ({
    what,
    news,
    more,
    all,
    manage,
    site,
  }: {
    readonly what: string;
    readonly news: readonly News[];
    readonly more: number;
    readonly all: string;
    readonly manage: string;
    readonly site: string;
  }): ComposedMail => {
    const [first] = news;
    const count = news.length + more;
    const title = count === 1 && first ? titleInSubject(first.title) : null;
    const subject = first && title !== null ? subjectOf(first, title) : `Nytt: ${count} treff`;
    return fromSite(site, subject, [
      { kind: "text", text: `Dette er publisert eller oppdatert siden sist. Varselet gjelder: ${what}.` },
      ...news.map(newsPart),
      ...(more > 0 ? [{ kind: "text", text: `Og ${more} til.` } as const] : []),
      { kind: "button", label: "Se alle treff", url: all },
      {
        kind: "small",
        text: "Du får denne e-posten fordi du har bedt om den. Endre eller avslutt varslene dine her:",
        url: manage,
      },
    ]);
  },
} as const;

export const subscriptionMailsIn = byLanguage({ nb: subscriptionMails, nn: nn.subscriptionMails });
