import { type AuthorSection, isBegun } from "../../kinds/rules/index.ts";

/** How far a step of the form has come. */
export type StepState =
  /** Nothing is written in it. */
  | { readonly kind: "nothing" }
  /** Some content; for the open step also when mandatory fields are missing, since the author is working on it. */
  | { readonly kind: "begun" }
  /** Some content; `count` mandatory fields are missing. */
  | { readonly kind: "missing"; readonly count: number }
  /** All that must be written is. */
  | { readonly kind: "done" };

export type StepCount = {
  /** Fields that show now. */
  readonly fields: number;
  /** Those of them with something in them. */
  readonly begun: number;
  readonly mandatory: number;
  /** Mandatory ones that sending would ask for. */
  readonly missing: number;
};

/** The state of a step, by what is in it; null for one without a field. */
export function stepState({ fields, begun, mandatory, missing }: StepCount, isOpen: boolean): StepState | null {
  if (fields === 0) return null;
  if (begun === 0) return { kind: "nothing" };
  if (missing > 0) return isOpen ? { kind: "begun" } : { kind: "missing", count: missing };
  return { kind: mandatory > 0 || begun === fields ? "done" : "begun" };
}

/**
 * Counts the fields of a step's sections. Skips sections and blocks that a rule hides, and the section that reviewers write.
 * @param missing the ids of the mandatory blocks without content
 */
export function countStep(sections: readonly AuthorSection[], missing: ReadonlySet<string>): StepCount {
  const fields = sections
    .filter(({ hiddenByRule, kind }) => !hiddenByRule && kind !== "PeerReviewSection")
    .flatMap(({ blocks }) => blocks)
    .filter((block) => !block.hiddenByRule && isBegun(block) !== null);
  return {
    fields: fields.length,
    begun: fields.filter(isBegun).length,
    mandatory: fields.filter(({ mandatory }) => mandatory).length,
    missing: fields.filter(({ contentGuid }) => missing.has(contentGuid)).length,
  };
}

/** Whether the authors have filled in anything: what the start form answered (the actor) does not count. */
export const isAnythingWritten = (sections: readonly AuthorSection[]): boolean =>
  sections
    .flatMap(({ blocks }) => blocks)
    .some((block) => block.kind !== "RelationSelector" && isBegun(block) === true);
