import type { BlockValue } from "./block-value.ts";
import type { Block, BlockOf, TermKind } from "./template.ts";
import { optionsInOrder } from "./walk.ts";

/** The earliest date that a date input takes (A section 5). */
export const EARLIEST_DATE_INPUT = "2022-01-01";

export type ValueProblem =
  | { readonly kind: "BlockHasNoValue" }
  | { readonly kind: "ValueIsNotText" }
  | { readonly kind: "ValueIsNotAList" }
  | { readonly kind: "TableNeedsFourTexts" }
  | { readonly kind: "NotADate"; readonly value: string }
  | { readonly kind: "DateTooEarly"; readonly earliest: string }
  | { readonly kind: "SeveralChosen" }
  | { readonly kind: "UnknownOption"; readonly value: string };

type TermExists = (kind: TermKind, key: string) => boolean;

const isCalendarDate = (text: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const dateProblem = (text: string): ValueProblem | null => {
  if (text === "") return null;
  if (!isCalendarDate(text)) return { kind: "NotADate", value: text };
  return text < EARLIEST_DATE_INPUT ? { kind: "DateTooEarly", earliest: EARLIEST_DATE_INPUT } : null;
};

const ONE_CHOICE = new Set(["dropdownlist", "radiobuttons"]);

const choiceProblem = (
  block: BlockOf<"Select" | "RelationSelector">,
  value: string | readonly string[],
  termExists: TermExists,
): ValueProblem | null => {
  const one = block.kind === "RelationSelector" || ONE_CHOICE.has(block.selectType);
  const chosen = (typeof value === "string" ? [value] : value).filter((each) => each !== "");
  if (!one && typeof value === "string") return { kind: "ValueIsNotAList" };
  if (one && chosen.length > 1) return { kind: "SeveralChosen" };
  const { options } = block;
  const isKnown = Array.isArray(options)
    ? (each: string) => optionsInOrder(options).some((option) => option.value === each)
    : (each: string) => termExists(options.termKind, each);
  const unknown = chosen.find((each) => !isKnown(each));
  return unknown === undefined ? null : { kind: "UnknownOption", value: unknown };
};

/**
 * What is wrong with a value for a block, or `null` when the block can hold it. Dates are ISO (`2026-03-01`). A choice of
 * one takes text or a list of at most one; other choices take a list.
 *
 * @param termExists whether a term of the kind has the key, for choices whose options are terms.
 */
export const valueProblem = (block: Block, value: BlockValue, termExists: TermExists): ValueProblem | null => {
  if (value === null) return null;
  switch (block.kind) {
    case "Text":
      if (typeof value !== "string") return { kind: "ValueIsNotText" };
      return block.isDateInput ? dateProblem(value) : null;
    case "TextEditor":
      return typeof value === "string" ? null : { kind: "ValueIsNotText" };
    case "Select":
    case "RelationSelector":
      return choiceProblem(block, value, termExists);
    case "Table":
    case "EconomyEvaluation":
      return typeof value !== "string" && value.length === 4 ? null : { kind: "TableNeedsFourTexts" };
    default:
      return { kind: "BlockHasNoValue" };
  }
};
