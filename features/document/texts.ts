import { byLanguage } from "../../platform/pure/language/index.ts";
import { norwegianMoment } from "../../platform/pure/norwegian-date/index.ts";
import { adoptionReadingTexts } from "../adoption/texts-reading.ts";
import { assessmentTypeTexts } from "../assessment/texts-type.ts";
import { blocksTexts } from "../block/texts.ts";
import { economyTexts } from "../economy/texts.ts";
import { evidenceTexts } from "../evidence/texts.ts";
import { searchesTexts } from "../literature/texts-searches.ts";
import { selectionTexts } from "../literature/texts-selection.ts";
import { outcomeTexts } from "../outcome/texts.ts";
import type { DocumentFrame } from "../publication/rules/index.ts";
import { readingTexts } from "../reading/texts.ts";
import { answerTexts } from "../reading/texts-answer.ts";
import * as nn from "./texts.nn.ts";

/** The words of documents: those of the reading page, and a few around them. */
export const documentTexts: DocumentFrame = {
  language: "nb",
  notFilledIn: blocksTexts.notFilledIn,
  searchUnavailable: blocksTexts.searchUnavailable,
  evidence: evidenceTexts,
  searches: searchesTexts,
  selection: selectionTexts,
  economy: economyTexts,
  outcomes: outcomeTexts,
  subtitle: "Mini-metodevurdering",
  draft: "UTKAST",
  contents: "Innhold",
  appendix: "Vedlegg",
  inAppendix: "Søkene står ett for ett i vedlegget.",
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
  edition: "Utgave",
  editionOf: (number, day) => `Utgave ${number}, publisert ${day}`,
  savedAt: (moment) => `Utkast, sist lagret ${norwegianMoment(moment)}`,
  cite: "Slik siterer du",
  changeLog: readingTexts.changeLog,
  adopts: adoptionReadingTexts,
};

export const documentTextsIn = byLanguage({ nb: documentTexts, nn: nn.documentTexts });
