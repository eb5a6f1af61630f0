import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail, MailPart } from "../../platform/pure/mail/index.ts";
import * as nn from "./mails.nn.ts";
import type { TipInput } from "./rules/index.ts";

/** Mails about tips. */
export const tipMails = {
  tip: ({ methodDescription, name, senderEmail, link, employer }: TipInput, site: string): ComposedMail => {
    const fact = (label: string, value: string): readonly MailPart[] =>
      value === "" ? [] : [{ kind: "text", text: `${label}: ${value}` }];
    return portalMail(
      "Nytt tips om en metode",
      { name: "" },
      [
        { kind: "text", text: "Noen har sendt inn et tips gjennom skjemaet på nettstedet." },
        { kind: "quote", from: "Om metoden:", text: methodDescription },
        ...fact("Lenke", link),
        ...fact("Navn", name),
        ...fact("E-post", senderEmail),
        ...fact("Arbeidssted", employer),
        { kind: "small", text: "Navn, adresse og lenke er oppgitt av den som skrev, og er ikke kontrollert." },
        duty("tips går til redaksjonens adresse"),
      ],
      site,
    );
  },
  /** It quotes nothing: whoever filled the form in may have entered the address of somebody else. */
  receipt: (site: string): ComposedMail =>
    portalMail(
      "Vi har mottatt tipset ditt",
      { name: "" },
      [
        { kind: "text", text: "Takk for tipset om en metode. Redaksjonen har fått det og ser på det." },
        {
          kind: "small",
          text: "Har du ikke sendt noe tips? Da har noen oppgitt adressen din ved en feil, og du kan se bort fra denne e-posten.",
        },
      ],
      site,
    ),
} as const;

export const tipMailsIn = byLanguage({ nb: tipMails, nn: nn.tipMails });
