import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import type { MailPart } from "../../platform/pure/mail/index.ts";
import type * as nb from "./mails.ts";

export const tipMails: Translated<typeof nb.tipMails> = {
  tip: ({ methodDescription, name, senderEmail, link, employer }, site) => {
    const fact = (label: string, value: string): readonly MailPart[] =>
      value === "" ? [] : [{ kind: "text", text: `${label}: ${value}` }];
    return portalMail(
      "Nytt tips om ein metode",
      { name: "" },
      [
        { kind: "text", text: "Nokon har sendt inn eit tips gjennom skjemaet på nettstaden." },
        { kind: "quote", from: "Om metoden:", text: methodDescription },
        ...fact("Lenke", link),
        ...fact("Namn", name),
        ...fact("E-post", senderEmail),
        ...fact("Arbeidsstad", employer),
        { kind: "small", text: "Namn, adresse og lenke er oppgitte av den som skreiv, og er ikkje kontrollerte." },
        duty("tips går til adressa til redaksjonen"),
      ],
      site,
    );
  },
  receipt: (site) =>
    portalMail(
      "Vi har fått tipset ditt",
      { name: "" },
      [
        { kind: "text", text: "Takk for tipset om ein metode. Redaksjonen har fått det og ser på det." },
        {
          kind: "small",
          text: "Har du ikkje sendt noko tips? Då har nokon oppgitt adressa di ved ein feil, og du kan sjå bort frå denne e-posten.",
        },
      ],
      site,
    ),
};
