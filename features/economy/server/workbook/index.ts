import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { fileName } from "../../../../platform/pure/rich-text/index.ts";
import { type ReadWorkbook, readWorkbook } from "../../rules/index.ts";
import { type Gated, gate } from "./gate.ts";
import { parseWorkbook } from "./parse.ts";

export { writeWorkbook } from "./write-workbook.ts";

const refusals: Readonly<Record<Exclude<Gated["kind"], "xls" | "xlsx">, string>> = {
  "not-a-workbook": "NotAWorkbook",
  "has-macros": "WorkbookHasMacros",
  "too-large-inside": "WorkbookTooLargeInside",
  damaged: "WorkbookDamaged",
};
const broken = (kind: string) => invalid({ path: "file", kind });

const mediaTypes = {
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

export type CheckedFile = { readonly name: string; readonly mediaType: string; readonly hasLinks: boolean };

/** Whether a file is a spreadsheet that does no harm to whoever opens it: by its bytes, whatever it is called. */
export async function checkFile(name: string, bytes: Buffer): Promise<Result<CheckedFile>> {
  const gated = await gate(bytes);
  if (gated.kind !== "xls" && gated.kind !== "xlsx") return broken(refusals[gated.kind]);
  if (!/\.xlsx?$/i.test(name)) return broken("NotAWorkbook");
  return ok({
    name: fileName(name, "xlsx?", gated.kind, "regneark"),
    mediaType: mediaTypes[gated.kind],
    hasLinks: gated.kind === "xlsx" && gated.hasLinks,
  });
}

type Filled = Extract<ReadWorkbook, { readonly kind: "read" | "refused" }>;

/** Seconds until an upload that was turned away may come back. */
const RETRY_AFTER = 10;

/**
 * Reads the values that somebody wrote in our workbook.
 * @param person the key that the limit for each person counts by
 * @returns the refusal says which rule it breaks; `TooMany` when too many workbooks wait, or too many of this person
 */
export async function readFilled(file: CheckedFile, bytes: Buffer, person: string): Promise<Result<Filled>> {
  if (file.hasLinks) return broken("WorkbookHasLinks");
  const found = await parseWorkbook(bytes, person);
  if (found === "full") return refuse({ kind: "TooMany", retryAfter: RETRY_AFTER });
  if (!found) return broken("WorkbookUnreadable");
  const read = readWorkbook(found);
  if (read.kind === "other-workbook") return broken("OtherWorkbook");
  return read.kind === "nothing-written" ? broken("WorkbookEmpty") : ok(read);
}
