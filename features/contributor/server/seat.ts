import type { Tx } from "../../../platform/server/http/work.ts";
import { endSeat } from "../../session/server/index.ts";
import type { EndedBy } from "../rules/index.ts";
import * as store from "./store.ts";

/** Adds a seat and returns its contributor id. Sends no mail; `issueLink` does. */
export const addSeat = async (
  tx: Tx,
  { language = null, ...seat }: Omit<store.NewSeat, "language"> & Partial<Pick<store.NewSeat, "language">>,
): Promise<string> => (await store.insertSeat(tx, { ...seat, language })).id;

/**
 * Deletes a seat and revokes its links, from the next call on. Its browsers and account stay stored, so that the holder can be notified.
 */
export async function removeSeat(tx: Tx, contributorId: string, at: Date): Promise<void> {
  await store.deleteSeat(tx, contributorId, at);
  await store.revokeLinks(tx, contributorId, at);
}

/** Lets an account hold a seat: it opens by signing in, beside its links. */
export const attachSeat = (tx: Tx, contributorId: string, account: string) =>
  store.setAccountOfSeat(tx, contributorId, account);

/** Ends a seat's access from the next call on: in every browser's session, and for the account that it is attached to. */
export async function vacateSeat(tx: Tx, contributorId: string, by: EndedBy): Promise<void> {
  await endSeat(tx, contributorId, by);
  await store.setAccountOfSeat(tx, contributorId, null);
}
