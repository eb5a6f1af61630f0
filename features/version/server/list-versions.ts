import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import type { Version } from "../../api/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import { writerOf } from "../../history/server/field-history/index.ts";
import * as store from "./store.ts";

/** The versions of an assessment, for those who may read its history. */
export async function listVersions(
  read: Read,
  { params }: CallInput<"listVersions">,
): Promise<Result<CallAnswer<"listVersions">>> {
  const found = await openForReading(read, "read-history", params.id);
  if (!found.ok) return found;
  const versions = await store.savedVersions(read.db, found.value.number);
  return ok({ versions: versions.map(versionOnWire) });
}

/** A version as the calls tell of it. */
export const versionOnWire = ({ id, cause, name, edition, by, at }: store.StoredVersion): Version => ({
  id,
  cause,
  name,
  edition,
  at: at.toISOString(),
  by: writerOf(by),
});
