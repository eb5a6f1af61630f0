import type { SchemaItemValue } from "../../core/contract/index.ts";
import { invalid, ok, type Result } from "../../core/refusal/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { type Block, type ValueProblem, valueProblem } from "../../core/template/index.ts";
import type { Tx } from "../platform/http/work.ts";
import { sanitizeRichText } from "../rich-text/index.ts";
import { knownTerms } from "../term/index.ts";

/** Longest text of a field that is not rich text, in characters. */
const TEXT_MAX_LENGTH = 50_000;

const ruleOf: Readonly<Record<ValueProblem["kind"], string>> = {
  BlockHasNoValue: "WrongShape",
  ValueIsNotText: "WrongShape",
  ValueIsNotAList: "WrongShape",
  TableNeedsFourTexts: "WrongShape",
  NotADate: "DateInvalid",
  DateTooEarly: "DateTooEarly",
  SeveralChosen: "NotAnOption",
  UnknownOption: "NotAnOption",
};

const broken = (kind: string) => invalid({ path: "value", kind });

/** A Norwegian date as ISO; other text as it is, for the rule to judge: "Values" in docs. */
const isoDate = (text: string): string => text.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1");

const inOneShape = (block: Block, value: SchemaItemValue): SchemaItemValue => {
  switch (block.kind) {
    case "Select":
    case "RelationSelector":
      return [...new Set([value].flat().filter((each) => each !== ""))];
    case "Text":
      return typeof value === "string" && block.isDateInput ? isoDate(value) : value;
    default:
      return value;
  }
};

/**
 * A value from outside in the form it is stored, or which rule it breaks: choices are lists of known options, dates ISO,
 * rich text cleaned to what the editor's schema allows, control characters gone.
 */
export async function acceptValue(tx: Tx, block: Block, given: SchemaItemValue): Promise<Result<SchemaItemValue>> {
  const value = inOneShape(block, typeof given === "string" ? withoutControls(given) : given.map(withoutControls));
  const known =
    (block.kind === "Select" || block.kind === "RelationSelector") && !Array.isArray(block.options)
      ? await knownTerms(tx, block.options.termKind, [value].flat())
      : new Set<string>();
  const problem = valueProblem(block, value, (_, key) => known.has(key));
  if (problem) return broken(ruleOf[problem.kind]);
  if (block.kind === "TextEditor" && typeof value === "string") {
    const clean = sanitizeRichText(value);
    return clean.kind === "Sanitized" ? ok(clean.html) : broken("TooLong");
  }
  return [value].flat().some((text) => text.length > TEXT_MAX_LENGTH) ? broken("TooLong") : ok(value);
}
