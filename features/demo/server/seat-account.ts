import type { Tx } from "../../../platform/server/http/work.ts";
import { attachSeat } from "../../contributor/server/index.ts";
import { addDevelopmentAccount } from "../../sign-in/server/index.ts";

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
