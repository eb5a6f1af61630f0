import type { Tx } from "../platform/http/work.ts";
import { notify } from "../platform/notifications.ts";
import { endSeat } from "../session/index.ts";
import * as store from "./store.ts";

/** Adds a seat and answers its contributor id. Nobody is told: `issueLink` does that. */
export const addSeat = async (tx: Tx, seat: store.NewSeat): Promise<string> => (await store.insertSeat(tx, seat)).id;

/** Takes a seat away: its links, its place in every browser's session, and streams that are open to it. */
export async function removeSeat(tx: Tx, contributorId: string, at: Date): Promise<void> {
  await store.deleteSeat(tx, contributorId, at);
  await store.revokeLinks(tx, contributorId, at);
  await endSeat(tx, contributorId);
  await notify(tx, "access_changed", contributorId);
}
