import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";

/** The developers' page that lists mails which were not sent. */
export const outboxTexts = {
  title: "Utboks",
  explanation: "E-post som ville blitt sendt. Uten SMTP_URL legges den her i stedet.",
  empty: "Ingen e-post ennå.",
  to: "Til",
  sent: "Sendt",
  asShown: "Slik e-postprogrammer viser den",
  frame: (subject: string) => `E-posten «${subject}»`,
} as const;

export const outboxTextsIn = byLanguage({ nb: outboxTexts, nn: nn.outboxTexts });
