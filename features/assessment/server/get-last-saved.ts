import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Db, Read, Tx } from "../../../platform/server/http/work.ts";
import * as contentStore from "./content-store.ts";
import { openForReading } from "./open.ts";
import type { AssessmentRow } from "./store.ts";

/** When anything in the assessment was last written. */
export const lastSavedAt = async (db: Db | Tx, row: AssessmentRow): Promise<Date> =>
  (await contentStore.lastWritten(db, row.number))?.at ?? row.changed_at;

/** The same, for callers who may read the working copy. ISO, UTC. platform/README.md */
export async function getLastSaved(read: Read, id: string): Promise<Result<string>> {
  const found = await openForReading(read, "read-working-copy", id);
  return found.ok ? ok((await lastSavedAt(read.db, found.value)).toISOString()) : found;
}
