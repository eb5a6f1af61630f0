import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { loadWorkingCopy, openForChange } from "../../assessment/server/index.ts";
import { changeVersion } from "./change-version.ts";
import { undoable } from "./news.ts";
import * as store from "./store.ts";

/**
 * Undoes the last takeover: the assessment gets its earlier version of the template back.
 * Only in a draft, and only until it is published with the new version. Text that was written
 * since then stays in blocks that both versions have. Text in new blocks is set aside.
 */
export async function undoTakeover(
  work: Work,
  { params, body }: CallInput<"undoTakeover">,
): Promise<Result<CallAnswer<"undoTakeover">>> {
  const { tx, at, actor } = work;
  const found = await openForChange(work, "take-over-template", params.id, body.rev);
  if (!found.ok) return found;
  const row = found.value;
  const { takeovers } = await loadWorkingCopy(tx, row, work.language);
  const last = undoable(row, takeovers);
  const bodyHash = last && (await store.bodyHashes(tx, [last.from_version])).get(last.from_version);
  if (!last || bodyHash === undefined) return refuse({ kind: "Stale", current: { rev: row.rev, value: row.name } });
  const rev = await changeVersion(work, row, { to: { id: last.from_version, bodyHash }, action: "template put back" });
  await store.markTakeoverUndone(tx, last.id, authorOf(actor, row.number, "take-over-template"), at);
  return ok({ ok: true, rev, changed: at.toISOString() });
}
