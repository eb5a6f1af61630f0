import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls, withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import { exclusionColumn, exclusionPlaces, numberOfHits, selectionFields } from "../rules/index.ts";

/**
 * The given numbers and reasons as they are stored, or every rule that they break. An absent key is left out; an empty number is stored
 * as the empty text, which says that it is not known.
 */
export function acceptSelection(given: Omit<CallInput<"saveSelection">["body"], "rev">): Result<Cells> {
  const cells: Record<string, string> = {};
  const broken: FieldRefusal[] = [];
  const count = (path: string, written: string | null | undefined) => {
    if (written == null) return;
    const number = numberOfHits(written);
    if (written.trim() === "") cells[path] = "";
    else if (number === null) broken.push({ path, kind: "NotANumber" });
    else cells[path] = String(number);
  };
  const words = (path: string, written: string | null | undefined) => {
    if (written != null) cells[path] = withoutLineBreaks(withoutControls(written)).trim();
  };
  for (const field of selectionFields) count(field, given[field]);
  for (const place of exclusionPlaces) {
    const one = given.reasons?.[String(place)];
    const listed = given.excluded && (given.excluded[place - 1] ?? { reason: "", number: "" });
    words(exclusionColumn(place, "reason"), one?.reason ?? (listed ? (listed.reason ?? "") : undefined));
    count(exclusionColumn(place, "number"), one?.number ?? (listed ? (listed.number ?? "") : undefined));
  }
  return broken.length > 0 ? invalid(...broken) : ok(cells);
}
