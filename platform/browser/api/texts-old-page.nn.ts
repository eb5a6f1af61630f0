import type { Translated } from "../../pure/language/index.ts";
import type * as nb from "./texts-old-page.ts";

export const oldPageTexts: Translated<typeof nb.oldPageTexts> = {
  title: "Det er kome ein ny versjon av Minimetode. Last sida på nytt.",
  heading: "Det er kome ein ny versjon",
  explain:
    "Denne sida blei opna før Minimetode blei oppdatert. Det du skriv her, blir lagra, men du ser ikkje det andre skriv, før du lastar sida på nytt.",
  reload: "Last sida på nytt",
};
