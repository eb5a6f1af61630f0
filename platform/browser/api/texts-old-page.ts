/** A page that was opened before the product was renewed. */
export const oldPageTexts = {
  title: "Det er kommet en ny versjon av Minimetode. Last siden på nytt.",
  heading: "Det er kommet en ny versjon",
  explain:
    "Denne siden ble åpnet før Minimetode ble oppdatert. Det du skriver her, blir lagret, men du ser ikke det andre skriver, før du laster siden på nytt.",
  reload: "Last siden på nytt",
} as const;
