import type { Translated } from "../../platform/pure/language/index.ts";
import { norwegianMoment } from "../../platform/pure/norwegian-date/index.ts";
import { adoptionReadingTexts } from "../adoption/texts-reading.nn.ts";
import { assessmentTypeTexts } from "../assessment/texts-type.nn.ts";
import { blocksTexts } from "../block/texts.nn.ts";
import { economyTexts } from "../economy/texts.nn.ts";
import { evidenceTexts } from "../evidence/texts.nn.ts";
import { searchesTexts } from "../literature/texts-searches.nn.ts";
import { selectionTexts } from "../literature/texts-selection.nn.ts";
import { outcomeTexts } from "../outcome/texts.nn.ts";
import { readingTexts } from "../reading/texts.nn.ts";
import { answerTexts } from "../reading/texts-answer.nn.ts";
import type * as nb from "./texts.ts";

export const documentTexts: Translated<typeof nb.documentTexts> = {
  language: "nn",
  notFilledIn: blocksTexts.notFilledIn,
  searchUnavailable: blocksTexts.searchUnavailable,
  evidence: evidenceTexts,
  searches: searchesTexts,
  selection: selectionTexts,
  economy: economyTexts,
  outcomes: outcomeTexts,
  subtitle: "Mini-metodevurdering",
  draft: "UTKAST",
  contents: "Innhald",
  appendix: "Vedlegg",
  inAppendix: "Søka står eitt for eitt i vedlegget.",
  recommendation: readingTexts.recommendation,
  confidence: readingTexts.confidence,
  certainties: readingTexts.certainties,
  conditions: readingTexts.conditions,
  keyOutcomes: answerTexts.outcomes,
  net: answerTexts.net,
  netMeans: answerTexts.netMeans,
  plainSummary: readingTexts.plainSummary,
  summary: readingTexts.summary,
  links: readingTexts.links,
  status: "Status",
  organization: "Organisasjon",
  assessmentType: readingTexts.assessmentType,
  types: assessmentTypeTexts,
  related: readingTexts.related,
  contributors: readingTexts.contributors,
  edition: "Utgåve",
  editionOf: (number, day) => `Utgåve ${number}, publisert ${day}`,
  savedAt: (moment) => `Utkast, sist lagra ${norwegianMoment(moment)}`,
  cite: "Slik siterer du",
  changeLog: readingTexts.changeLog,
  adopts: adoptionReadingTexts,
};
