import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { sanitizeRichText } from "../../../platform/server/rich-text/index.ts";
import type { SchemaItemValue } from "../../api/index.ts";
import { TEXT_MAX_LENGTH, type ValueProblem } from "../../block/rules/index.ts";
import { acceptValue as acceptOf, definitions, termKindOf } from "../../kinds/rules/index.ts";
import type { Block } from "../../template/rules/index.ts";
import { knownTerms } from "../../term/server/index.ts";

const ruleOf: Readonly<Record<ValueProblem["kind"], string>> = {
  BlockHasNoValue: "WrongShape",
  ValueIsNotText: "WrongShape",
  TableNeedsFourTexts: "WrongShape",
  OutcomesNeedTwoTexts: "WrongShape",
  NotADate: "DateInvalid",
  DateTooEarly: "DateTooEarly",
  SeveralChosen: "NotAnOption",
  UnknownOption: "NotAnOption",
};

const broken = (kind: string) => invalid({ path: "value", kind });

/**
 * A value from outside in the form it is stored, or which rule it breaks: choices are lists of known options, dates ISO,
 * rich text cleaned to what the editor's schema allows, control characters gone.
 */
export async function acceptedValue(db: Db, block: Block, input: SchemaItemValue): Promise<Result<SchemaItemValue>> {
  const given = typeof input === "string" ? withoutControls(input) : input.map(withoutControls);
  const termKind = termKindOf(block);
  const known = termKind ? await knownTerms(db, termKind, [given].flat()) : new Set<string>();
  const accepted = acceptOf(block, given, (_, key) => known.has(key));
  if (!accepted.ok) return broken(ruleOf[accepted.because.kind]);
  const value = typeof accepted.value === "string" ? accepted.value : [...accepted.value];
  if (definitions[block.kind].value?.isRichText && typeof value === "string") {
    const clean = sanitizeRichText(value);
    return clean.kind === "Sanitized" ? ok(clean.html) : broken(clean.because);
  }
  return [value].flat().some((text) => text.length > TEXT_MAX_LENGTH) ? broken("TooLong") : ok(value);
}
