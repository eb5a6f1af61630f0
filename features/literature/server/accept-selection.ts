import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls, withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import {
  exclusionColumn,
  exclusionPlaces,
  numberOfHits,
  PREVIOUS_COLUMN,
  selectionFields,
  updateColumn,
} from "../rules/index.ts";

type Given = Omit<CallInput<"saveSelection">["body"], "rev">;

/**
 * The given numbers and reasons as they are stored, or every rule that they break. An absent key is left out; an empty number is stored
 * as the empty text, which says that it is not known.
 */
export function acceptSelection({ update, ...first }: Given): Result<Cells> {
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
  const take = (given: Omit<Given, "update">, column: (column: string) => string) => {
    for (const field of selectionFields) count(column(field), given[field]);
    for (const place of exclusionPlaces) {
      const one = given.reasons?.[String(place)];
      const listed = given.excluded && (given.excluded[place - 1] ?? { reason: "", number: "" });
      words(column(exclusionColumn(place, "reason")), one?.reason ?? (listed ? (listed.reason ?? "") : undefined));
      count(column(exclusionColumn(place, "number")), one?.number ?? (listed ? (listed.number ?? "") : undefined));
    }
  };
  take(first, (column) => column);
  if (update) {
    count(PREVIOUS_COLUMN, update.previous);
    take(update, updateColumn);
  }
  return broken.length > 0 ? invalid(...broken) : ok(cells);
}
