/** The page for developers that shows what would have been mailed. */
export const outboxTexts = {
  title: "Utboks",
  explanation: "E-post som ville blitt sendt. Uten SMTP_URL legges den her i stedet.",
  empty: "Ingen e-post ennå.",
  to: "Til",
  sent: "Sendt",
} as const;
