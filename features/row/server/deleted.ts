import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import type { RowSaved } from "../../api/index.ts";
import { openForReading, storedBlock } from "../../assessment/server/index.ts";
import { deletedFiles, restoreFile } from "../../attachment/server/index.ts";
import { restoreComment } from "../../comment/server/index.ts";
import { deletedRows, restoreRow } from "./index.ts";

/** Brings back what was deleted, of whatever kind. */
export function restore(
  work: Work,
  { kind, id, rev: seen }: CallInput<"restoreItem">["body"],
): Promise<Result<RowSaved>> {
  if (kind === "comment") return restoreComment(work, { id, seen });
  if (kind === "file") return restoreFile(work, { id, seen });
  return restoreRow(work, kind, { id, seen });
}

/** A block's rows and files that can be brought back, the last deleted first, for those who may edit it. */
export async function deletedItems(read: Read, id: string): Promise<Result<CallAnswer<"deletedItems">>> {
  const owner = await storedBlock(read.db, id);
  const found = await openForReading(read, "edit-blocks", owner?.assessment);
  if (!found.ok) return found;
  if (!owner) return refuse({ kind: "NotFound" });
  const items = [...(await deletedRows(read, found.value, owner)), ...(await deletedFiles(read, owner.number))];
  return ok(items.toSorted((one, other) => other.deleted.localeCompare(one.deleted)));
}
