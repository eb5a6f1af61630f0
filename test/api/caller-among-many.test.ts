import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashOf, openForSeat } from "../../server/session/index.ts";
import { find } from "../../server/session/store.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { serverForFile } from "../server-for-file.ts";

const { database } = await serverForFile();
const { db } = database;

test("a caller's seats are found without reading everybody else's", async () => {
  const { number, seats } = await anAssessment(db);
  const [seat] = seats;
  if (!seat) throw new Error("an assessment without a seat");
  const { secret } = await db.transaction().execute((tx) => openForSeat(tx, null, seat.id, new Date()));
  await sql`insert into contributor (assessment, name, email, organization, role)
    select ${number}, 'Eksempel ' || n, 'eksempel' || n || '@eksempel.no', '', 'librarian' from generate_series(1, 5000) n`.execute(
    db,
  );
  await sql`analyze contributor, session_seat, session`.execute(db);
  const read = await db.transaction().execute(async (tx) => {
    const found = await find(tx, hashOf(secret ?? ""));
    expect(found?.seats.map(({ contributorId }) => contributorId)).toEqual([seat.id]);
    const { rows } = await sql<{
      count: number;
    }>`select pg_stat_get_xact_tuples_returned('contributor'::regclass) as count`.execute(tx);
    return rows[0]?.count;
  });
  expect(read).toBe(0);
});
