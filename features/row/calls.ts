import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Instant, NumberOrGuid, RowNumber, Saved, SeenRev } from "../../platform/pure/contract/values.ts";
import type { rowPaths } from "./paths.ts";
import { rowKindNames } from "./rules/index.ts";

/** The number of a row: a literature search, a study. */
export const ItemId = z.coerce.number().pipe(RowNumber);

/** The answer of a call that writes cells. */
export const RowSaved = Saved.extend({
  cells: z.record(z.string(), z.string()).describe("every cell of the row now, by the names of the calls"),
  written: z.array(z.string()).describe("what this call wrote: an unchanged or echoed key is not among them"),
});
export type RowSaved = z.infer<typeof RowSaved>;

/** The kind of deleted items other than rows that can be restored: a PDF, a workbook, another economy file. */
const FILE = "file";

const DeletedItem = z.object({
  kind: z.enum([...rowKindNames, FILE]),
  id: z.int(),
  rev: z.int(),
  what: z.string().describe("the name of a search's source, of the study, or of the file"),
  deleted: Instant,
  by: z.string(),
});
export type DeletedItem = z.infer<typeof DeletedItem>;

/** The calls that every kind of row shares. */
export const rowCalls = {
  restoreItem: {
    summary: "Bring back what was deleted in the last 30 days",
    body: z.object({
      kind: z.enum([...rowKindNames, FILE, "comment"]),
      id: ItemId,
      pageId: NumberOrGuid.nullish(),
      rev: SeenRev,
    }),
    answer: RowSaved,
  },
  moveItem: {
    summary: "Put a row after another one of its block, or first",
    body: z.object({ id: ItemId, after: ItemId.nullable() }),
    answer: Done,
  },
  deletedItems: {
    summary: "A block's rows and files that can be brought back, the last deleted first",
    params: z.object({ contentId: NumberOrGuid }),
    answer: z.array(DeletedItem),
  },
} as const satisfies SchemasOf<typeof rowPaths>;
