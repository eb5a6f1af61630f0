import type { CallAnswer } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { openForReading, storedBlock } from "../assessment/index.ts";
import type { Read } from "../platform/http/work.ts";
import { restorableSince } from "./change-rows.ts";
import { blockWithRows } from "./open-row.ts";
import * as store from "./store.ts";

const nameOf = (by: unknown): string =>
  typeof by === "object" && by !== null && "name" in by && typeof by.name === "string" ? by.name : "";

/** A block's rows that can be brought back, the last deleted first, for those who may edit it. */
export async function deletedRows(read: Read, id: string): Promise<Result<CallAnswer<"deletedItems">>> {
  const owner = await storedBlock(read.db, id);
  const found = await openForReading(read, "edit-blocks", owner?.assessment);
  if (!found.ok) return found;
  const held = owner && (await blockWithRows(read.db, found.value, owner.key));
  if (!held) return refuse({ kind: "NotFound" });
  const rows = await store.deletedSince(read.db, held.kind.name, owner.number, restorableSince(read.at));
  return ok(
    rows.map(({ id: row, rev, cells, deleted_at, by }) => ({
      kind: held.kind.name,
      id: row,
      rev,
      what: cells[held.kind.title] ?? "",
      deleted: (deleted_at ?? read.at).toISOString(),
      by: nameOf(by),
    })),
  );
}
