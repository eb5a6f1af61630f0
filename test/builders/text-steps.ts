import { differenceBetween } from "../../platform/pure/shared-text/difference.ts";
import { docOf, type StepJson } from "../../platform/pure/shared-text/index.ts";

/** The steps that make one stored text of another, as a browser sends them. */
export const stepsBetween = (before: string, after: string): readonly StepJson[] =>
  differenceBetween(docOf(before), docOf(after)).map((step) => step.toJSON());
