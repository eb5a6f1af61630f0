import type { Language } from "../../../platform/pure/language/index.ts";
import { type EconomyWords, hasNumbers, type NetInYear, netByYear } from "../../economy/rules/index.ts";
import type { ReaderSection } from "../../kinds/rules/index.ts";
import { type KeyOutcome, keyOutcomes } from "../../outcome/rules/index.ts";

/** The words of the outcome table and of the economy that the band uses. The language is that of the assessment. */
export type BandWords = {
  readonly language: Language;
  readonly ofAll: (count: string, per: string) => string;
  readonly economy: EconomyWords;
};

/** The facts beside the recommendation that follow from tables in the assessment. */
export type AnswerBand = {
  /** The outcomes that count most. */
  readonly outcomes?: readonly KeyOutcome[];
  /** The section of the whole table. */
  readonly table?: { readonly fieldGroup: number; readonly contentGuid: string };
  /** The result of each budget year; below zero is a cost. */
  readonly net?: readonly NetInYear[];
};

/** Derived from what readers see, and stored nowhere. Empty for an assessment without outcomes and numbers. */
export const answerBand = (sections: readonly ReaderSection[], words: BandWords): AnswerBand => ({
  ...outcomesIn(sections, words),
  ...netIn(sections, words),
});

/** The first outcome table that readers see. */
function outcomesIn(
  sections: readonly ReaderSection[],
  { language, ofAll }: BandWords,
): Pick<AnswerBand, "outcomes" | "table"> {
  for (const { fieldGroup, contentGuid, blocks } of sections)
    for (const block of blocks)
      if (block.kind === "OutcomeTable")
        return { outcomes: keyOutcomes(block.outcomes, block, language, ofAll), table: { fieldGroup, contentGuid } };
  return {};
}

function netIn(sections: readonly ReaderSection[], { economy }: BandWords): Pick<AnswerBand, "net"> {
  for (const { blocks } of sections)
    for (const block of blocks)
      if (block.kind === "EconomyEvaluation" && hasNumbers(block.cells))
        return { net: netByYear(block.cells, economy) };
  return {};
}
