import type { DeletedItem } from "../../core/contract/index.ts";
import type { AssessmentRow } from "../assessment/index.ts";
import type { Read } from "../platform/http/work.ts";
import { restorableSince } from "./change-rows.ts";
import { blockWithRows } from "./open-row.ts";
import * as store from "./store.ts";

/** A block's rows that can be brought back; none of a block that holds no rows. The caller may edit it. */
export async function deletedRows(
  read: Read,
  assessment: AssessmentRow,
  block: { readonly number: number; readonly key: string },
): Promise<readonly DeletedItem[]> {
  const held = await blockWithRows(read.db, assessment, { key: block.key, part: "" });
  if (!held) return [];
  const { name: kind, title } = held.kind;
  const rows = await store.deletedSince(read.db, kind, block.number, restorableSince(read.at));
  return rows.map(({ id, rev, cells, deleted_at, by }) => ({
    kind,
    id,
    rev,
    what: cells[title] ?? "",
    deleted: (deleted_at ?? read.at).toISOString(),
    by: by ?? "",
  }));
}
