import { sql } from "kysely";
import type { Tx } from "../../../platform/server/http/work.ts";

type Move = { readonly from: number; readonly to: number };

/** The organisations with a decision or an ask on both editions, whose later word was given on the first of these. */
const laterOn = async (tx: Tx, { from, to }: Move) => {
  const { rows } = await sql<{ later: number; earlier: number }>`
    select later.id as later, earlier.id as earlier
      from decision later join decision earlier on earlier.organization = later.organization
     where later.publication = ${from} and later.state <> 'removed' and earlier.publication = ${to} and earlier.state <> 'removed'
       and later.state = 'decided' and (earlier.decided_at is null or earlier.decided_at <= later.decided_at)`.execute(
    tx,
  );
  return rows;
};

const setPublication = (tx: Tx, ids: readonly number[], publication: number) =>
  tx
    .updateTable("decision")
    .set({ publication })
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute();

/** Takes the place of no edition while two decisions change places: an organisation has one on each. */
const NOWHERE = -1;

/**
 * Moves the decisions on an edition to the one that it repeats, which has the same text. Of an organisation with one on both the later
 * decision stands on that one, and the other stays with the edition that goes: what was only asked for gives way to what was decided.
 */
export async function moveDecisions(tx: Tx, move: Move): Promise<void> {
  for (const { later, earlier } of await laterOn(tx, move)) {
    await setPublication(tx, [later], NOWHERE);
    await setPublication(tx, [earlier], move.from);
    await setPublication(tx, [later], move.to);
  }
  await sql`update decision d set publication = ${move.to} where d.publication = ${move.from} and not exists (
    select from decision o where o.publication = ${move.to} and o.organization = d.organization and o.state <> 'removed')`.execute(
    tx,
  );
}
