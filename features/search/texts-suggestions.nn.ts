import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-suggestions.ts";

export const suggestionTexts: Translated<typeof nb.suggestionTexts> = {
  list: "Forslag",
  didYouMean: { before: "Meinte du ", after: "?" },
  found: (count) => `${count} forslag. Vel med piltastane.`,
};
