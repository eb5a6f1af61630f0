import { type Definition, feedsNothing } from "../definition.ts";
import type { EconomyEvaluation, EconomyMunicipality } from "./schema.ts";

/** Not built yet, apart from its four texts: docs/spec/economy.md, Evaluation. */
export const economyEvaluation: Definition<EconomyEvaluation> = {
  number: 9,
  mayBeMandatory: false,
  mayStandInReview: false,
  value: {
    read: (stored) => (Array.isArray(stored) ? stored : null),
    accept: (_block, given) =>
      typeof given !== "string" && given.length === 4
        ? { ok: true, value: given }
        : { ok: false, because: { kind: "TableNeedsFourTexts" } },
    ofAuthor: null,
    isRichText: false,
  },
  feeding: feedsNothing,
  isFilled: () => false,
  author: () => ({ kind: "EconomyEvaluation" }),
  reader: () => null,
  standsAlone: true,
  searchText: () => [],
};

/** Not built yet: docs/spec/economy.md, Files. */
export const economyMunicipality: Definition<EconomyMunicipality> = {
  number: 18,
  mayBeMandatory: false,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: () => false,
  author: ({ block }) => ({
    kind: "EconomyMunicipality",
    infoForReader: block.infoTextForReader ?? "",
    infoForDraft: block.infoTextForDraft ?? "",
    isMunicipality: block.isMunicipality,
    allowMultipleFiles: block.allowMultipleFiles ?? false,
  }),
  reader: () => null,
  standsAlone: true,
  searchText: () => [],
};
