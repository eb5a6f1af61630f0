import { certainties, type OverallCertainty, type Recommendation, recommendations } from "../../block/rules/index.ts";
import type { ReaderSection } from "../../kinds/rules/index.ts";

export type Answer = { readonly recommendation?: Recommendation; readonly certainty?: OverallCertainty };

type Whole = {
  readonly sections: readonly ReaderSection[];
  readonly recommendation: string;
  readonly confidence: string;
};

/**
 * Which known recommendation and certainty an assessment has chosen: the words are the template's, and stand beside a choice whose value is
 * known. Nothing for a template that has other choices.
 */
export function answerOf({ sections, recommendation, confidence }: Whole): Answer {
  const chosen = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "Select" ? block.options.filter(({ value }) => block.chosen.includes(value)) : [],
    ),
  );
  const find = <K extends string>(text: string, known: readonly K[]): K | undefined =>
    known.find((key) => chosen.some((option) => option.value === key && option.text === text));
  const found = { recommendation: find(recommendation, recommendations), certainty: find(confidence, certainties) };
  return {
    ...(found.recommendation && { recommendation: found.recommendation }),
    ...(found.certainty && { certainty: found.certainty }),
  };
}
