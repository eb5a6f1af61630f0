import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { changeVersion } from "./change-version.ts";
import * as store from "./store.ts";

/**
 * Takes over the newest published version of an assessment's template, in a draft. 409 when it is not the one that the caller saw.
 */
export async function takeOverTemplate(
  work: Work,
  { params, body }: CallInput<"takeOverTemplate">,
): Promise<Result<CallAnswer<"takeOverTemplate">>> {
  const { tx, at, actor } = work;
  const found = await openForChange(work, "take-over-template", params.id, body.rev);
  if (!found.ok) return found;
  const row = found.value;
  const { newer } = await store.versionsToTake(tx, row.number);
  if (newer?.version !== body.version) return refuse({ kind: "Stale", current: { rev: row.rev, value: row.name } });
  const rev = await changeVersion(work, row, { to: newer, action: "template taken over" });
  const by = authorOf(actor, row.number, "take-over-template");
  await store.keep(tx, { assessment: row.number, from: row.template_version, to: newer.id, by, at });
  return ok({ ok: true, rev, changed: at.toISOString() });
}
