import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-card.ts";

export const cardTexts: Translated<typeof nb.cardTexts> = {
  notice:
    "Denne mini-metodevurderinga er starta, men ikkje publisert. Her ser du berre kva ho handlar om, slik at ingen byrjar på det same arbeidet.",
};
