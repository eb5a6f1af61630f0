import { byLanguage } from "../../platform/pure/language/index.ts";
import { portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail, MailPart } from "../../platform/pure/mail/index.ts";
import * as nn from "./mails.nn.ts";
import type { CommentMail } from "./rules/index.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
type About = { readonly title: string | null; readonly shortTitle: string | null; readonly url: string };

/** @property choices the page where these mails are ended */
type Ended = { readonly choices: string };

type Commented = About & { readonly comments: number };

const named = (title: string | null): string =>
  title ? `mini-metodevurderingen «${title}»` : "en mini-metodevurdering";

/** Mails about comments. They never quote what was written. */
export const commentMails = {
  mention: ({
    name,
    by,
    title,
    shortTitle,
    url,
    choices,
  }: About & Ended & { readonly name: string; readonly by: string | null }): ComposedMail =>
    portalMail(shortTitle ? `Du er nevnt i en kommentar: ${shortTitle}` : "Du er nevnt i en kommentar", { name }, [
      { kind: "text", text: `${by ?? "En kollega"} har nevnt deg i en kommentar i ${named(title)}.` },
      { kind: "button", label: "Les kommentaren", url },
      why("Du får denne e-posten fordi noen har nevnt deg med navn.", choices),
    ]),
  digest: ({
    name,
    assessments,
    choices,
  }: Ended & {
    readonly name: string;
    readonly assessments: readonly Commented[];
  }): ComposedMail => {
    const [only, ...more] = assessments;
    const rarely = why(
      "Du får denne e-posten, høyst én gang i døgnet, fordi det er kommentarer du ikke har sett der du deltar.",
      choices,
    );
    if (only && more.length === 0)
      return portalMail(only.shortTitle ? `${counted(only)}: ${only.shortTitle}` : counted(only), { name }, [
        { kind: "text", text: `Det er ${counted(only)} i ${named(only.title)}.` },
        { kind: "button", label: "Les kommentarene", url: only.url },
        rarely,
      ]);
    return portalMail(`Nye kommentarer i ${assessments.length} mini-metodevurderinger`, { name }, [
      { kind: "text", text: "Det er nye kommentarer i mini-metodevurderingene du er med i." },
      ...assessments.map((each) => ({
        kind: "small" as const,
        text: `${each.title ? `«${each.title}»` : "Mini-metodevurdering"}: ${counted(each)}`,
        url: each.url,
      })),
      rarely,
    ]);
  },
} as const;

const why = (because: string, url: string): MailPart => ({
  kind: "small",
  text: `${because} Vil du ikke ha den, slår du den av her:`,
  url,
});

/** The page where mails about comments are ended. */
export const commentMailPage = {
  heading: "E-post om kommentarer",
  about: (email: string) => `Gjelder ${email}, i alle mini-metodevurderinger du deltar i.`,
  kinds: {
    daily: {
      name: "Dagens kommentarer",
      about: "Du får én e-post klokken 8 når det er kommentarer du ikke har sett.",
      end: "Slå av daglig e-post",
      resume: "Slå på daglig e-post",
    },
    mention: {
      name: "Når noen nevner deg",
      about: "Du får en e-post når noen skriver navnet ditt med @ i en kommentar.",
      end: "Slå av e-post når jeg er nevnt",
      resume: "Slå på e-post når jeg er nevnt",
    },
  } satisfies Record<CommentMail, { name: string; about: string; end: string; resume: string }>,
  ended: "Slått av. Du ser kommentarene når du åpner vurderingen.",
  duty: "Lenker du ber om, frister og beskjeder om at en vurdering er sendt inn, sendt tilbake, publisert eller trukket tilbake, kan ikke slås av.",
  done: "E-posten er slått av",
  doneText: "Du får ikke flere slike e-poster. Vil du ha dem igjen, åpner du lenken nederst i den siste du fikk.",
  gone: "Lenken gjelder ikke lenger",
  goneText: "Du deltar ikke lenger i vurderingen som lenken var til, eller lenken er ikke hel.",
} as const;

const counted = ({ comments }: Commented): string =>
  comments === 1 ? "1 ny kommentar" : `${comments} nye kommentarer`;

export const commentMailsIn = byLanguage({ nb: commentMails, nn: nn.commentMails });
export const commentMailPageIn = byLanguage({ nb: commentMailPage, nn: nn.commentMailPage });
