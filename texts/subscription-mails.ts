import type { ComposedMail, MailPart } from "../core/mail/index.ts";
import { norwegianDate } from "../core/norwegian-date/index.ts";
import { portalMail } from "./mail-frame.ts";

/** Something that was published or changed, as a mail tells of it. `url` is whole. */
export type News = {
  readonly title: string;
  readonly from: string;
  readonly url: string;
  readonly summary: string;
  readonly published: string;
  readonly modified: string;
  readonly isNew: boolean;
};

const whenOf = ({ isNew, published, modified }: News): string =>
  isNew ? `Publisert ${norwegianDate(published)}` : `Oppdatert ${norwegianDate(modified)}`;

const newsPart = (news: News): MailPart => ({
  kind: "small",
  text: [news.title, [whenOf(news), news.from].filter(Boolean).join(" · "), news.summary].filter(Boolean).join("\n"),
  url: news.url,
});

/** Mails about alerts. docs/spec/alerts.md, Mails */
export const subscriptionMails = {
  confirm: ({ what, url }: { readonly what: string; readonly url: string }): ComposedMail =>
    portalMail("Bekreft varsel på e-post", { name: "" }, [
      { kind: "text", text: `Noen har bedt om varsler til denne adressen. De gjelder: ${what}.` },
      { kind: "text", text: "Åpne lenken og bekreft, så begynner varslene. Lenken gjelder i 7 dager." },
      { kind: "button", label: "Bekreft varselet", url },
      { kind: "small", text: "Har du ikke bedt om dette? Da trenger du ikke gjøre noe, og adressen blir slettet." },
    ]),
  known: ({ what, url }: { readonly what: string; readonly url: string }): ComposedMail =>
    portalMail("Du har allerede dette varselet", { name: "" }, [
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
  }: {
    readonly what: string;
    readonly news: readonly News[];
    readonly more: number;
    readonly all: string;
    readonly manage: string;
  }): ComposedMail => {
    const [first] = news;
    const count = news.length + more;
    const subject =
      count === 1 && first ? `Nytt: ${Array.from(first.title).slice(0, 80).join("")}` : `Nytt: ${count} treff`;
    return portalMail(subject, { name: "" }, [
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
