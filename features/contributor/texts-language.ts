/** The choice of the language of a mail. */
export const mailLanguageTexts = {
  label: "Språk i e-posten (valgfritt)",
  hint: "Uten valg bruker vi det vi vet at mottakeren eller organisasjonen bruker, ellers ditt eget.",
  suitable: "Det som passer mottakeren",
  names: { nb: "Bokmål", nn: "Nynorsk" },
} as const;
