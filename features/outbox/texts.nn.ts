import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const outboxTexts: Translated<typeof nb.outboxTexts> = {
  title: "Utboks",
  explanation: "E-post som ville blitt send. Utan SMTP_URL blir han lagd her i staden.",
  empty: "Ingen e-post enno.",
  to: "Til",
  sent: "Sendt",
  asShown: "Slik e-postprogram viser han",
  frame: (subject) => `E-posten «${subject}»`,
};
