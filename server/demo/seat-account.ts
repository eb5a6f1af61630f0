import { attachSeat } from "../contributor/index.ts";
import type { Tx } from "../platform/http/work.ts";
import { addDevelopmentAccount } from "../sign-in/index.ts";

/** Lets a development account hold a seat of an example. Does nothing where the example names none, or none can sign in. */
export async function seatAccount(
  tx: Tx,
  contributor: string,
  account: string | undefined,
  developmentUrl: string | undefined,
): Promise<void> {
  if (account === undefined || developmentUrl === undefined) return;
  await attachSeat(tx, contributor, await addDevelopmentAccount(tx, developmentUrl, account));
}
