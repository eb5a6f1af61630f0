import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import { discardFiles } from "../../../platform/server/discard-files.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import * as store from "./files-store.ts";

/**
 * Deletes uploaded files for good, with their bytes: those that authors have deleted, and that no edition shows which stands. They cannot be
 * brought back. Named files that are neither are left.
 */
export async function eraseFiles(
  work: Work,
  { params, body }: CallInput<"deskEraseFiles">,
): Promise<Result<CallAnswer<"deskEraseFiles">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "redact", params.id);
  if (!found.ok) return found;
  const reason = withoutControls(body.reason).trim();
  if (reason === "") return invalid({ path: "reason", kind: "ReasonRequired" });
  const { number } = found.value;
  const erased = (await store.erasableFiles(tx, number)).filter(({ id }) => body.files.includes(id));
  if (erased.length === 0) return ok({ ok: true, count: 0 });
  const ids = erased.map(({ id }) => id);
  await discardFiles(tx, await store.takeFiles(tx, ids, at));
  const by = authorOf(actor, number, "redact");
  await appendAudit(tx, { action: "files erased", by, at, assessment: number, detail: { count: ids.length, reason } });
  return ok({ ok: true, count: ids.length });
}
