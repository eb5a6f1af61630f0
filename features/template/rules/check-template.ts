import { blockProblems } from "./check-blocks.ts";
import { nynorskProblems } from "./check-nynorsk.ts";
import { ruleProblems } from "./check-rules.ts";
import { structureProblems } from "./check-structure.ts";
import type { Template } from "./template.ts";
import type { TemplateProblem } from "./template-problem.ts";

/**
 * Every problem of a template; empty when it can be used. The schema has already parsed its shape; this checks the references
 * between its parts. features/block/README.md
 */
export const checkTemplate = (template: Template): readonly TemplateProblem[] => [
  ...structureProblems(template),
  ...blockProblems(template),
  ...ruleProblems(template),
  ...nynorskProblems(template),
];
