import type { ProblemTexts } from "../../../platform/server/http/problem.ts";
import { contentDeskTexts } from "../../content/texts-desk.ts";
import { templateRules } from "../../template/texts-rules.ts";
import { problemTexts } from "../texts-problems.ts";

/** Problem texts for the rules of every feature. */
export const problemTextsOfAll: ProblemTexts = {
  ...problemTexts,
  field: (kind) => contentDeskTexts.rule(kind) ?? templateRules[kind] ?? problemTexts.field(kind),
};
