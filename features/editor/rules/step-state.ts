import { isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import { type AuthorBlock, type AuthorSection, fieldValue } from "../../kinds/rules/index.ts";

/** How far a step of the form has come. */
export type StepState =
  /** Nothing is written in it. */
  | { readonly kind: "nothing" }
  /** Something is written; in the open step also while mandatory fields are left, since one is at work there. */
  | { readonly kind: "begun" }
  /** Something is written, and so many mandatory fields are left. */
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

/** The state of a step, by what is in it; null for one without a field. docs/spec/assessment.md, Steps */
export function stepState({ fields, begun, mandatory, missing }: StepCount, isOpen: boolean): StepState | null {
  if (fields === 0) return null;
  if (begun === 0) return { kind: "nothing" };
  if (missing > 0) return isOpen ? { kind: "begun" } : { kind: "missing", count: missing };
  return { kind: mandatory > 0 || begun === fields ? "done" : "begun" };
}

const isWritten = (text: string) => text.trim() !== "";

/** What is in the field of a block; undefined for a kind in which nothing is filled in. */
function contentOf(block: AuthorBlock): "empty" | "something" | undefined {
  const some = (is: boolean) => (is ? "something" : "empty");
  switch (block.kind) {
    case "LiteratureSearch":
      return some(
        block.sections.some(({ rows }) => rows.length > 0) ||
          block.references.length > 0 ||
          Object.values(block.selection.cells).some(isWritten),
      );
    case "EvidenceTable":
      return some(block.rows.length > 0);
    case "ImageUpload":
      return some(block.images.length > 0);
    case "PdfUpload":
      return some(block.file !== null);
    case "EconomyEvaluation": {
      const { numbers, workbook, texts } = block;
      return some(workbook !== null || [...Object.values(numbers.cells), ...Object.values(texts)].some(isWritten));
    }
    case "EconomyMunicipality":
      return some(block.files.length > 0);
    case "TextEditor":
      return some(!isEmptyRichText(block.html));
    default: {
      const value = fieldValue(block);
      return value === undefined ? undefined : some([value].flat().some(isWritten));
    }
  }
}

/**
 * Counts the fields of a step's sections. What a rule hides is not asked for, and what reviewers write is not the authors'.
 * @param missing the ids of the mandatory blocks without content
 */
export function countStep(sections: readonly AuthorSection[], missing: ReadonlySet<string>): StepCount {
  const fields = sections
    .filter(({ hiddenByRule, kind }) => !hiddenByRule && kind !== "PeerReviewSection")
    .flatMap(({ blocks }) => blocks)
    .filter((block) => !block.hiddenByRule && contentOf(block) !== undefined);
  return {
    fields: fields.length,
    begun: fields.filter((block) => contentOf(block) === "something").length,
    mandatory: fields.filter(({ mandatory }) => mandatory).length,
    missing: fields.filter(({ contentGuid }) => missing.has(contentGuid)).length,
  };
}

/** Whether the authors have filled in anything: what the start form answered (the actor) does not count. */
export const isAnythingWritten = (sections: readonly AuthorSection[]): boolean =>
  sections
    .flatMap(({ blocks }) => blocks)
    .some((block) => block.kind !== "RelationSelector" && contentOf(block) === "something");
