import type { Certainty, OutcomeCells } from "./columns.ts";
import { effectsOf, type Shown } from "./effects.ts";
import { sentenceOf, type TextsInSentence } from "./sentence.ts";
import type { InBothForms } from "./sentence-words.ts";
import { certaintyOf } from "./trust.ts";
import { type OutcomeWarning, warningsOf } from "./warnings.ts";

/** Results that follow from the cells of an outcome. They are stored nowhere. */
export type Computed = {
  /** One for each baseline that has a value, in order; one for a difference that stands alone. `shown` is null where nothing follows. */
  readonly baselines: readonly { readonly shown: Shown | null }[];
  /** The trust that counts. */
  readonly certainty: Certainty | null;
  readonly sentence: InBothForms | null;
  readonly warnings: readonly OutcomeWarning[];
};

export function computedOf(cells: OutcomeCells, texts: TextsInSentence): Computed {
  const effects = effectsOf(cells);
  const said = sentenceOf(cells, texts);
  return {
    baselines: effects.kind === "Effect" ? effects.baselines.map(({ shown }) => ({ shown })) : [],
    certainty: certaintyOf(cells),
    sentence: said.kind === "Sentence" ? said.sentence : null,
    warnings: warningsOf(cells),
  };
}
