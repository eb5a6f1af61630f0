import type { Read } from "../../../platform/server/http/work.ts";
import type { DeletedItem } from "../../api/index.ts";
import type { AssessmentRow } from "../../assessment/server/index.ts";
import { restorableSince } from "./change-rows.ts";
import { blockWithRows } from "./open-row.ts";
import { partsOf, rowKindsIn } from "./row-kinds.ts";
import * as store from "./store.ts";

/** A block's rows that can be brought back; none of a block that holds no rows. The caller may edit it. */
export async function deletedRows(
  read: Read,
  assessment: AssessmentRow,
  block: { readonly number: number; readonly key: string },
): Promise<readonly DeletedItem[]> {
  const held = await blockWithRows(read.db, assessment, { key: block.key, part: "" });
  if (!held) return [];
  const found = await Promise.all(
    rowKindsIn(held.block).map(async (kind) => {
      const of = { name: kind.name, parts: partsOf(kind) };
      const rows = await store.deletedSince(read.db, of, block.number, restorableSince(read.at));
      return rows.map(({ id, rev, cells, deleted_at, by }) => ({
        kind: kind.name,
        id,
        rev,
        what: cells[kind.title] ?? "",
        deleted: (deleted_at ?? read.at).toISOString(),
        by: by ?? "",
      }));
    }),
  );
  return found.flat().toSorted((one, other) => other.deleted.localeCompare(one.deleted));
}
