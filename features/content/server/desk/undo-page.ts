import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { overlaps } from "../../../../platform/pure/draft/index.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { stale } from "../../../../platform/server/draft/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { placeOf, recordOf } from "../../rules/index.ts";
import { writeDraft } from "./change.ts";
import { openPage } from "./open.ts";
import * as store from "./store.ts";

/** Takes the caller's last save in this draft back. Refuses `Stale` where a colleague has written in the same place since. */
export async function undoPage(work: Work, id: number): Promise<Result<CallAnswer<"deskUndoPage">>> {
  const opened = await openPage(work, id, "edit");
  if (!opened.ok) return opened;
  const page = opened.value;
  const by = accountAuthor(work.actor);
  const since = page.published?.published_at ?? page.row.created_at;
  if (!page.draft || by.kind !== "account") return refuse({ kind: "NotFound" });
  const step = await store.lastStepOf(work.tx, id, by.accountId, since);
  if (!step) return refuse({ kind: "NotFound" });
  const later = await store.stepsSince(work.tx, id, step.rev);
  const others = later.findLast((each) => overlaps(each.path, step.path) && each.account !== by.accountId);
  if (others) return refuse(stale(page.row.rev, null, others));
  const place = step.path.length === 0 ? null : placeOf(page.props, page.values, step.path);
  if (step.path.length > 0 && !place) return refuse({ kind: "NotFound" });
  const values = place ? place.put(step.before) : recordOf(step.before);
  const before = place ? place.value : page.values;
  const rev = await writeDraft(work, page, { values, path: step.path, before, undoes: true });
  await store.markUndone(work.tx, step.id);
  return ok({ ok: true, rev, path: step.path });
}
