import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Db, Read, Saving } from "../../../platform/server/http/work.ts";
import { type Actor, seatsIn } from "../../access/rules/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import { changeFor } from "../rules/index.ts";
import type { Mark } from "./marks.ts";
import * as store from "./store.ts";

/** A browser that has missed more changes than this reads the working copy instead. */
const MOST_CHANGES = 500;

/**
 * Where a browser goes on that has seen the changes up to a number.
 * @param after null for one that has seen none: it has read the working copy, or will
 * @returns `reload`: some of the changes in between are no longer kept, or there are too many
 */
export async function placeAfter(db: Db, assessment: number, after: number | null) {
  const { no, kept } = await store.position(db, assessment, after);
  const missed = after === null ? 0 : no - after;
  return { no, reload: missed < 0 || missed > MOST_CHANGES || (after !== null && kept < missed) };
}

/** The changes after a number, as this caller may see them. */
export async function liveChanges(
  read: Read,
  { params, query }: CallInput<"liveChanges">,
): Promise<Result<CallAnswer<"liveChanges">>> {
  const { db, actor } = read;
  const found = await openForReading(read, "read-working-copy", params.id);
  if (!found.ok) return found;
  const { number } = found.value;
  const after = query.after ?? null;
  const { no, reload } = await placeAfter(db, number, after);
  if (after === null || reload) return ok({ no, reload, changes: [] });
  const changes = await store.changesAfter(db, [{ assessment: number, no: after }]);
  return ok({
    no: changes.at(-1)?.no ?? no,
    reload,
    changes: changes.map(({ status, change }) => changeFor(actor, { number, status }, change)),
  });
}

/**
 * Notes where the caller's seat is, or that it has left. The last call counts: no key of a call is spent for it. The stream keeps the note
 * alive. An editor, who has no seat, is not listed. Where the seat stands in a text is only passed on.
 */
export async function sayHere(
  { db, shortReads, actor }: Pick<Saving, "db" | "shortReads" | "actor">,
  { params, body }: Pick<CallInput<"sayHere">, "params" | "body">,
  tell: (mark: Mark) => void,
): Promise<Result<CallAnswer<"sayHere">>> {
  const found = await openForReading({ db: shortReads, actor }, "read-working-copy", params.id);
  if (!found.ok) return found;
  const { number } = found.value;
  const seat = seatShown(actor, number, body.seat);
  if (!seat) return ok({ ok: true });
  if (body.left) {
    await store.noteLeft(db, seat);
    tell({ assessment: number, seat, at: null });
    return ok({ ok: true });
  }
  const said = { seat, assessment: number, item: body.item ?? null };
  const { isOwnBlock, isKnown } = await store.placeOf(shortReads, said);
  const item = isOwnBlock ? said.item : null;
  // A place in a text comes twice a second: who is known to be there is not written down again for it.
  if (!body.at || !isKnown) await store.noteHere(db, { ...said, item });
  if (body.at !== undefined)
    tell({ assessment: number, seat, at: body.at && item !== null ? { ...body.at, item } : null });
  return ok({ ok: true });
}

/** The caller's seats that are listed while they have the assessment open. */
export const seatsListed = (actor: Actor, assessment: number) =>
  seatsIn(actor, assessment).filter(({ hasDeclined }) => !hasDeclined);

/** The seat that acts: the one that the screen shows, when it is the caller's, else the first. */
const seatShown = (actor: Actor, assessment: number, shown: string | null | undefined): string | undefined => {
  const own = seatsListed(actor, assessment);
  const seat = own.find(({ contributorId }) => contributorId === shown?.toLowerCase()) ?? own[0];
  return seat?.contributorId;
};
