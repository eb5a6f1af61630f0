import type { Translated } from "../../platform/pure/language/index.ts";
import { portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import type { MailPart } from "../../platform/pure/mail/index.ts";
import type * as nb from "./mails.ts";

const named = (title: string | null): string =>
  title ? `mini-metodevurderinga «${title}»` : "ei mini-metodevurdering";

const counted = (comments: number): string => (comments === 1 ? "1 ny kommentar" : `${comments} nye kommentarar`);

const why = (because: string, url: string): MailPart => ({
  kind: "small",
  text: `${because} Vil du ikkje ha slik e-post, slår du han av her:`,
  url,
});

/** They never quote what was written. */
export const commentMails: Translated<typeof nb.commentMails> = {
  mention: ({ name, by, title, shortTitle, url, choices }) =>
    portalMail(shortTitle ? `Du er nemnd i ein kommentar: ${shortTitle}` : "Du er nemnd i ein kommentar", { name }, [
      { kind: "text", text: `${by ?? "Ein kollega"} har nemnt deg i ein kommentar i ${named(title)}.` },
      { kind: "button", label: "Les kommentaren", url },
      why("Du får denne e-posten fordi nokon har nemnt deg med namn.", choices),
    ]),
  digest: ({ name, assessments, choices }) => {
    const [only, ...more] = assessments;
    const rarely = why(
      "Du får denne e-posten, høgst éin gong i døgnet, fordi det er kommentarar du ikkje har sett der du deltek.",
      choices,
    );
    if (only && more.length === 0) {
      const said = counted(only.comments);
      return portalMail(only.shortTitle ? `${said}: ${only.shortTitle}` : said, { name }, [
        { kind: "text", text: `Det er ${said} i ${named(only.title)}.` },
        { kind: "button", label: "Les kommentarane", url: only.url },
        rarely,
      ]);
    }
    return portalMail(`Nye kommentarar i ${assessments.length} mini-metodevurderingar`, { name }, [
      { kind: "text", text: "Det er nye kommentarar i mini-metodevurderingane du er med i." },
      ...assessments.map((each) => ({
        kind: "small" as const,
        text: `${each.title ? `«${each.title}»` : "Mini-metodevurdering"}: ${counted(each.comments)}`,
        url: each.url,
      })),
      rarely,
    ]);
  },
};

export const commentMailPage: Translated<typeof nb.commentMailPage> = {
  heading: "E-post om kommentarar",
  about: (email) => `Gjeld ${email}, i alle mini-metodevurderingar du deltek i.`,
  kinds: {
    daily: {
      name: "Dagens kommentarar",
      about: "Du får éin e-post klokka 8 når det er kommentarar du ikkje har sett.",
      end: "Slå av dagleg e-post",
      resume: "Slå på dagleg e-post",
    },
    mention: {
      name: "Når nokon nemner deg",
      about: "Du får ein e-post når nokon skriv namnet ditt med @ i ein kommentar.",
      end: "Slå av e-post når eg er nemnd",
      resume: "Slå på e-post når eg er nemnd",
    },
  },
  ended: "Slått av. Du ser kommentarane når du opnar vurderinga.",
  duty: "Lenker du ber om, fristar og meldingar om at ei vurdering er send inn, send tilbake, publisert eller trekt tilbake, kan ikkje slåast av.",
  done: "E-posten er slått av",
  doneText: "Du får ikkje fleire slike e-postar. Vil du ha dei igjen, opnar du lenka nedst i den siste du fekk.",
  gone: "Lenka gjeld ikkje lenger",
  goneText: "Du deltek ikkje lenger i vurderinga som lenka var til, eller lenka er ikkje heil.",
};
