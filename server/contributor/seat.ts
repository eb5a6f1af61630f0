import type { Tx } from "../platform/http/work.ts";
import { endSeat } from "../session/index.ts";
import * as store from "./store.ts";

/** Adds a seat and answers its contributor id. Nobody is told: `issueLink` does that. */
export const addSeat = async (tx: Tx, seat: store.NewSeat): Promise<string> => (await store.insertSeat(tx, seat)).id;

/** Takes a seat away: its links, and whatever they opened. */
export async function removeSeat(tx: Tx, contributorId: string, at: Date): Promise<void> {
  await store.deleteSeat(tx, contributorId, at);
  await store.revokeLinks(tx, contributorId, at);
  await vacateSeat(tx, contributorId);
}

/** Ends what a seat's links opened, from the next call on: its place in every browser's session, and with the account that kept it. */
export async function vacateSeat(tx: Tx, contributorId: string): Promise<void> {
  await store.putAccount(tx, contributorId, null);
  await endSeat(tx, contributorId);
}
