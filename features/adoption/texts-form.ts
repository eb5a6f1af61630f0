/** In the start form, when an organisation has begun an adoption already. */
export const adoptionFormTexts = {
  begun: "Dere har begynt",
  begunMeans:
    "Noen i virksomheten deres svarer på dette allerede. Er du med, sender vi en ny lenke til adressen du har skrevet. Er du ikke med, spør dem om å bli invitert, eller spør redaksjonen.",
  send: "Send ny lenke",
  sent: "En ny lenke er på vei",
  sentMeans: "Den kommer hvis adressen har en plass i vurderingen. Kommer den ikke, spør redaksjonen.",
} as const;
