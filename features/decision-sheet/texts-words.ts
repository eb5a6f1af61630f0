import { byLanguage } from "../../platform/pure/language/index.ts";
import { economyTexts } from "../economy/texts.ts";
import { outcomeTexts } from "../outcome/texts.ts";
import { readingTexts } from "../reading/texts.ts";
import type { SheetFrame, SheetWords } from "./rules/index.ts";
import { sheetTexts } from "./texts.ts";
import * as nn from "./texts-words.nn.ts";

export const words: SheetWords & SheetFrame = {
  ...sheetTexts,
  language: "nb",
  certainties: readingTexts.certainties,
  outcomeTable: outcomeTexts,
  years: economyTexts.labels.years,
};

/** The words of a sheet: those of the tables of the edition, and a few of its own. */
export const sheetWordsIn = byLanguage({ nb: words, nn: nn.words });
