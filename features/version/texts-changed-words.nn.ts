import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-changed-words.ts";

export const changedWordsTexts: Translated<typeof nb.changedWordsTexts> = {
  deleted: "sletta: ",
  inserted: "lagt til: ",
  end: " (slutt) ",
};
