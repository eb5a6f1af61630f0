import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const blocksTexts: Translated<typeof nb.blocksTexts> = {
  notFilledIn: "Ikkje fylt ut",
  hidden: "Informasjonen er skjult",
  searchUnavailable: "Søk er ikkje tilgjengeleg i førehandsvising eller når mini-metodevurderinga er publisert!",
  unknown: (block) => `Kunne ikkje laste ${block}`,
};
