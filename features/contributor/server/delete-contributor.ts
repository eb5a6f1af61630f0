import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { isDeletable } from "../rules/index.ts";
import { removeSeat } from "./seat.ts";
import * as store from "./store.ts";

/**
 * Removes a seat other than the initiator's. Access ends at its holder's next call; what they wrote stays. Removing a removed
 * seat succeeds.
 */
export async function deleteContributor(
  work: Work,
  body: CallInput<"deleteContributor">["body"],
): Promise<Result<CallAnswer<"deleteContributor">>> {
  const found = await openForChange(work, "delete-contributor", body.id, body.rev);
  if (!found.ok) return found;
  const { tx, actor, at } = work;
  const { number } = found.value;
  const seats = await store.seatsOf(tx, number);
  const seat = seats.find(({ id }) => id === body.contributorId.toLowerCase());
  if (!seat) return refuse({ kind: "NotFound" });
  if (!isDeletable(seat.role)) return invalid({ path: "contributorId", kind: "NotDeletable" });
  if (seat.deletedAt !== null) return ok({ ok: true });
  await removeSeat(tx, seat.id, at);
  const detail = { contributorId: seat.id, role: seat.role };
  await appendAudit(tx, {
    action: "delete-contributor",
    by: authorOf(actor, number, "delete-contributor"),
    at,
    assessment: number,
    detail,
  });
  return ok({ ok: true });
}
