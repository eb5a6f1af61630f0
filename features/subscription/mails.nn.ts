import type { Translated } from "../../platform/pure/language/index.ts";
import { portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import { type ComposedMail, type MailPart, shortened, titleInSubject } from "../../platform/pure/mail/index.ts";
import { norwegianDate, norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import { decisionTexts } from "../decision/texts.nn.ts";
import type * as nb from "./mails.ts";

const titleOf = ({ title, decided }: nb.News): string =>
  decided ? decisionTexts.news(decided.outcome, decided.organization, title) : title;

const whenOf = ({ decided, isNew, published, modified }: nb.News): string =>
  decided
    ? `Avgjort ${norwegianDay(decided.on)}`
    : isNew
      ? `Publisert ${norwegianDate(published)}`
      : `Oppdatert ${norwegianDate(modified)}`;

/** Of what is new how it begins, of what was changed what changed, where the editors wrote it. */
const saidOf = ({ decided, isNew, note, summary }: nb.News): string =>
  decided || isNew || note === "" ? summary : `Endra: ${shortened(note)}`;

const subjectOf = ({ decided, isNew }: nb.News, title: string): string =>
  decided ? decisionTexts.newsSubject(decided.outcome, title) : `${isNew ? "Nytt" : "Oppdatert"}: ${title}`;

const newsPart = (news: nb.News): MailPart => ({
  kind: "small",
  text: [titleOf(news), [whenOf(news), news.from].filter(Boolean).join(" · "), saidOf(news)].filter(Boolean).join("\n"),
  url: news.url,
});

const fromSite = (site: string, subject: string, parts: readonly MailPart[]): ComposedMail =>
  portalMail(subject, { name: "" }, parts, site);

export const subscriptionMails: Translated<typeof nb.subscriptionMails> = {
  confirm: ({ what, url, site }) =>
    fromSite(site, "Stadfest varsel på e-post", [
      { kind: "text", text: `Nokon har bede om varsel til denne adressa. Dei gjeld: ${what}.` },
      { kind: "text", text: "Opne lenka og stadfest, så byrjar varsla. Lenka gjeld i 7 dagar." },
      { kind: "button", label: "Stadfest varselet", url },
      { kind: "small", text: "Har du ikkje bede om dette? Då treng du ikkje gjere noko, og adressa blir sletta." },
    ]),
  known: ({ what, url, site }) =>
    fromSite(site, "Du har allereie dette varselet", [
      {
        kind: "text",
        text: `Nokon har bede om eit varsel som du allereie har. Det gjeld: ${what}. Ingenting er endra.`,
      },
      { kind: "button", label: "Sjå og endre varsla dine", url },
      { kind: "small", text: "Du får denne e-posten fordi adressa di blei skriven inn i skjemaet for varsel." },
    ]),
  alert: ({ what, news, more, all, manage, site }) => {
    const [first] = news;
    const count = news.length + more;
    const title = count === 1 && first ? titleInSubject(first.title) : null;
    const subject = first && title !== null ? subjectOf(first, title) : `Nytt: ${count} treff`;
    return fromSite(site, subject, [
      { kind: "text", text: `Dette er publisert eller oppdatert sidan sist. Varselet gjeld: ${what}.` },
      ...news.map(newsPart),
      ...(more > 0 ? [{ kind: "text", text: `Og ${more} til.` } as const] : []),
      { kind: "button", label: "Sjå alle treff", url: all },
      {
        kind: "small",
        text: "Du får denne e-posten fordi du har bede om han. Endre eller avslutt varsla dine her:",
        url: manage,
      },
    ]);
  },
};
