import { economyTexts } from "../economy/texts.nn.ts";
import { outcomeTexts } from "../outcome/texts.nn.ts";
import { readingTexts } from "../reading/texts.nn.ts";
import { sheetTexts } from "./texts.nn.ts";
import type * as nb from "./texts-words.ts";

export const words: typeof nb.words = {
  ...sheetTexts,
  language: "nn",
  certainties: readingTexts.certainties,
  outcomeTable: outcomeTexts,
  years: economyTexts.labels.years,
};
