import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import { authorOf, seatsIn } from "../../access/rules/index.ts";
import { openForChange, openForReading } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { endSeat, sessionsOf } from "../../session/server/index.ts";
import { vacateSeat } from "./seat.ts";
import * as store from "./store.ts";

/** Where the seats of an assessment are open, for who may end that. */
export async function seatSessions(read: Read, id: string): Promise<Result<CallAnswer<"seatSessions">>> {
  const found = await openForReading(read, "end-sessions", id);
  if (!found.ok) return found;
  return ok(await sessionsOf(read.db, found.value.number, read.actor.sessionId ?? null));
}

/**
 * Ends a seat's sessions in every browser, and takes it from the account that it is attached to: its holder comes in again by a new link.
 * Of a seat that the caller holds, the sessions of other browsers are ended; an account keeps it.
 */
export async function endSessions(
  work: Work,
  { id, contributorId }: CallInput<"endSessions">["body"],
): Promise<Result<CallAnswer<"endSessions">>> {
  const found = await openForChange(work, "end-sessions", id);
  if (!found.ok) return found;
  const { tx, actor, at } = work;
  const { number } = found.value;
  const seats = await store.seatsOf(tx, number);
  const seat = seats.find((each) => each.id === contributorId.toLowerCase() && each.deletedAt === null);
  if (!seat) return refuse({ kind: "NotFound" });
  const isOwn = seatsIn(actor, number).some((each) => each.contributorId === seat.id);
  await (isOwn ? endSeat(tx, seat.id, "holder", actor.sessionId) : vacateSeat(tx, seat.id, "initiator"));
  const detail = { contributorId: seat.id, role: seat.role };
  const by = authorOf(actor, number, "end-sessions");
  await appendAudit(tx, { action: "sessions ended", by, at, assessment: number, detail });
  return ok({ ok: true });
}
