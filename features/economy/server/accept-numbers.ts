import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import {
  acceptAmount,
  acceptEnd,
  commentFields,
  endsOf,
  isFilledFromCosts,
  type Numbers,
  numberFields,
  numbersOf,
  rangeCell,
} from "../rules/index.ts";

type Given = Readonly<Record<string, unknown>>;

const textIn = (given: Given, key: string): string | undefined => {
  const value = given[key];
  return typeof value === "string" ? value : undefined;
};
const recordIn = (given: Given, key: string): Given => {
  const value = given[key];
  return typeof value === "object" && value !== null ? { ...value } : {};
};

/**
 * The given numbers, ranges and comments as they are stored, or every rule that they break. Values for derived fields are ignored.
 * @param given by their names in the call; an absent one keeps what is stored
 * @param stored what the block holds by hand
 * @param uploaded the numbers of the block's workbook, which count while it is there; null without one
 */
export function acceptNumbers(given: Given, stored: Cells, uploaded: Numbers | null): Result<Cells> {
  const cells: Record<string, string> = {};
  const broken: FieldRefusal[] = [];
  const ranges = recordIn(given, "ranges");
  const take = (path: string, accepted: { readonly text: string } | { readonly broken: string }) => {
    if ("broken" in accepted) broken.push({ path, kind: accepted.broken });
    else cells[path] = accepted.text;
  };
  for (const field of numberFields) {
    const number = textIn(given, field.field);
    if (number !== undefined) take(field.field, acceptAmount(field, number));
    const ends = recordIn(ranges, field.field);
    for (const end of ["low", "high"] as const) {
      const text = textIn(ends, end);
      if (text !== undefined) take(rangeCell(field.field, end), acceptEnd(field, text));
    }
  }
  for (const { field } of commentFields) {
    const comment = textIn(given, field);
    if (comment !== undefined) cells[field] = withoutControls(comment).trim();
  }
  return broken.length > 0 ? invalid(...broken) : withinRanges(cells, { ...stored, ...cells }, uploaded);
}

/** low <= number <= high, for the numbers whose ends or self are given. The refusal is at what was given. */
function withinRanges(given: Cells, after: Cells, uploaded: Numbers | null): Result<Cells> {
  const numbers = uploaded ?? numbersOf(after);
  const broken = numberFields.flatMap(({ field }): FieldRefusal[] => {
    if (isFilledFromCosts(numbers, field)) return [];
    const base = numbers[field] ?? 0;
    const { low, high } = endsOf(after, field);
    const faults = [
      ...(low !== null && low > base ? [{ end: "low" as const, kind: "LowAboveNumber" }] : []),
      ...(high !== null && high < base ? [{ end: "high" as const, kind: "HighBelowNumber" }] : []),
    ];
    return faults.flatMap(({ end, kind }) => {
      if (rangeCell(field, end) in given) return [{ path: rangeCell(field, end), kind }];
      return field in given && uploaded === null ? [{ path: field, kind: "OutsideRange" }] : [];
    });
  });
  return broken.length > 0 ? invalid(...broken) : ok(given);
}
