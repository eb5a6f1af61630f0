import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-language.ts";

export const mailLanguageTexts: Translated<typeof nb.mailLanguageTexts> = {
  label: "Språk i e-posten (valfritt)",
  hint: "Utan val bruker vi det vi veit at mottakaren eller organisasjonen bruker, elles ditt eige.",
  suitable: "Det som passar mottakaren",
  names: { nb: "Bokmål", nn: "Nynorsk" },
};
