import { textsOf } from "./nynorsk.ts";
import type { Template } from "./template.ts";
import type { TemplateProblem } from "./template-problem.ts";

/** One problem for each field with a text that has no nynorsk form. */
export function nynorskProblems(template: Template): readonly TemplateProblem[] {
  const missing = textsOf(template).filter(({ nn }) => nn === "");
  const fields = new Map(missing.map(({ path }) => [path.join(" "), path]));
  return [...fields.values()].map(([key = "", ...names]) => ({ kind: "NynorskMissing", key, field: names.join(".") }));
}
