import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import type { RowSaved } from "../../api/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import { changeOnlyRow, economyRows, onlyRowOf } from "../../row/server/index.ts";
import { cellKey, commentFields, derivedFields, endsOf, figuresOf, numberFields, numbersOf } from "../rules/index.ts";
import { acceptNumbers } from "./accept-numbers.ts";
import * as store from "./store.ts";

/** Where the one row of a block stands. */
const PART = "numbers";

/** Writes some of the numbers, by cell. */
export const saveCustomNumbers = (
  work: Work,
  block: string,
  given: CallInput<"saveCustomNumbers">["body"],
): Promise<Result<RowSaved>> => {
  const seen = typeof given.rev === "number" ? given.rev : undefined;
  return changeOnlyRow(work, economyRows, { block, seen, part: PART }, async (owner, stored) => {
    const sheet = await store.sheetOf(work.tx, owner);
    return acceptNumbers(given, stored, sheet ? numbersOf(sheet) : null);
  });
};

/** The numbers by hand, whether or not there is a workbook too. */
export async function getCustomNumbers(read: Read, id: string): Promise<Result<CallAnswer<"getCustomNumbers">>> {
  const owner = await onlyRowOf(read.db, economyRows, { block: id, part: PART });
  const found = await openForReading(read, "read-working-copy", owner?.assessment);
  if (!found.ok) return found;
  if (!owner) return refuse({ kind: "NotFound" });
  const cells: Cells = owner.row?.cells ?? {};
  const rev = owner.row?.rev ?? 0;
  const numbers = numbersOf(cells);
  const figures = figuresOf(numbers);
  return ok({
    ...Object.fromEntries(numberFields.map(({ field }) => [field, numbers[field] ?? 0])),
    ...Object.fromEntries(derivedFields.map(({ field, sheet, cell }) => [field, figures[cellKey(sheet, cell)] ?? 0])),
    ...Object.fromEntries(commentFields.map(({ field }) => [field, cells[field] ?? ""])),
    ranges: Object.fromEntries(
      numberFields.flatMap(({ field }) => {
        const ends = endsOf(cells, field);
        return ends.low === null && ends.high === null ? [] : [[field, ends]];
      }),
    ),
    rev,
  });
}
