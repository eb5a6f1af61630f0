import { blockProblems } from "./check-blocks.ts";
import { ruleProblems } from "./check-rules.ts";
import { structureProblems } from "./check-structure.ts";
import type { Template } from "./template.ts";
import type { TemplateProblem } from "./template-problem.ts";

/**
 * Everything that would make a template fail its authors or readers; an empty list means that it can be used. The schema
 * has already parsed its shape: this looks at what the parts say of each other.
 */
export const checkTemplate = (template: Template): readonly TemplateProblem[] => [
  ...structureProblems(template),
  ...blockProblems(template),
  ...ruleProblems(template),
];
