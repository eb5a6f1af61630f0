import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashOf, openForSeat } from "../../features/session/server/index.ts";
import { removedSeat } from "../../features/session/server/standing-store.ts";
import { findSession } from "../../features/session/server/store.ts";
import type { Tx } from "../../platform/server/http/work.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { serverForFile } from "../server-for-file.ts";

const { database } = await serverForFile();
const { db } = database;

/** Where statistics say that a table is small, its own row is found by a bitmap and counts as read. */
const ITS_OWN = 1;

/** A seat among many others, the session that holds it, and how many rows of contributors a statement reads one after another. */
async function aSeatAmongMany() {
  const { number, seats } = await anAssessment(db);
  const [seat] = seats;
  if (!seat) throw new Error("an assessment without a seat");
  const { secret, sessionId } = await db.transaction().execute((tx) => openForSeat(tx, null, seat.id, new Date()));
  await sql`insert into contributor (assessment, name, email, organization, role)
    select ${number}, 'Eksempel ' || n, 'eksempel' || n || '@eksempel.no', '', 'librarian' from generate_series(1, 5000) n`.execute(
    db,
  );
  await sql`analyze contributor, session_seat, session`.execute(db);
  const readBy = (statement: (tx: Tx) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      await statement(tx);
      const { rows } = await sql<{
        count: number;
      }>`select pg_stat_get_xact_tuples_returned('contributor'::regclass) as count`.execute(tx);
      return rows[0]?.count;
    });
  return { seat, secret: secret ?? "", sessionId, readBy };
}

test("a caller's seats are found without reading everybody else's", async () => {
  const { seat, secret, readBy } = await aSeatAmongMany();
  const read = await readBy(async (tx) => {
    const found = await findSession(tx, hashOf(secret));
    expect(found?.seats.map(({ contributorId }) => contributorId)).toEqual([seat.id]);
  });
  expect(read).toBeLessThanOrEqual(ITS_OWN);
});

test("so is a seat that was removed, for the browser that held it", async () => {
  const { seat, sessionId, readBy } = await aSeatAmongMany();
  await db.updateTable("contributor").set({ deleted_at: new Date() }).where("id", "=", seat.id).execute();
  const read = await readBy(async (tx) => {
    expect(await removedSeat(tx, sessionId, seat.id)).toBeDefined();
    expect(await removedSeat(tx, sessionId, "tull")).toBeUndefined();
  });
  expect(read).toBeLessThanOrEqual(ITS_OWN);
});
