import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { overlaps, placeOf, recordOf } from "../../rules/index.ts";
import { writeDraft } from "./change.ts";
import { openPage, stale } from "./open.ts";
import * as store from "./store.ts";

/** Takes the caller's last save in this draft back. Refuses `Stale` where a colleague has written in the same place since. */
export async function undoPage(work: Work, id: number): Promise<Result<CallAnswer<"deskUndoPage">>> {
  const opened = await openPage(work, id, "edit");
  if (!opened.ok) return opened;
  const page = opened.value;
  const by = accountAuthor(work.actor);
  const since = page.published?.published_at ?? page.row.created_at;
  const step =
    page.draft && by.kind === "account" ? await store.lastStepOf(work.tx, id, by.accountId, since) : undefined;
  if (!step) return refuse({ kind: "NotFound" });
  const later = await store.stepsSince(work.tx, id, step.rev);
  const others = later.findLast(
    (each) => overlaps(each.path, step.path) && recordOf(each.by).accountId !== recordOf(by).accountId,
  );
  if (others) return refuse(stale(page.row.rev, null, { name: String(recordOf(others.by).name ?? ""), at: others.at }));
  const place = step.path.length === 0 ? null : placeOf(page.props, page.values, step.path);
  if (step.path.length > 0 && !place) return refuse({ kind: "NotFound" });
  const values = place ? place.put(step.before) : recordOf(step.before);
  const before = place ? place.value : page.values;
  const rev = await writeDraft(work, page, { values, path: step.path, before, undoes: true });
  await store.markUndone(work.tx, step.id);
  return ok({ ok: true, rev, path: step.path });
}
