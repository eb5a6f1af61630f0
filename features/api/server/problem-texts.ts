import type { Language } from "../../../platform/pure/language/index.ts";
import type { ProblemTexts } from "../../../platform/server/http/problem.ts";
import { contentDeskTextsIn } from "../../content/texts-desk.ts";
import { templateRulesIn } from "../../template/texts-rules.ts";
import { problemTextsIn } from "../texts-problems.ts";

/** Problem texts for the rules of every feature. */
export const problemTextsOfAll = (language: Language): ProblemTexts => {
  const texts = problemTextsIn(language);
  return {
    ...texts,
    field: (kind) => contentDeskTextsIn(language).rule(kind) ?? templateRulesIn(language)[kind] ?? texts.field(kind),
  };
};
