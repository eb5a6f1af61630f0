import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isDatabaseUnavailable, openDatabase } from "../../platform/server/database.ts";
import { migrate } from "../../platform/server/migrate.ts";
import { type Clone, clone } from "../clone.ts";

let database: Clone;
beforeAll(async () => {
  database = await clone();
});
afterAll(() => database[Symbol.asyncDispose]());

test("text sorts as Norwegians sort it", async () => {
  const letters = sql<{ letter: string }>`select unnest(array['Å', 'Ø', 'Z', 'Æ', 'b', 'A']) as letter order by 1`;
  const { rows } = await letters.execute(database.db);
  expect(rows.map(({ letter }) => letter).join("")).toBe("AbZÆØÅ");
});

test("numbers are numbers, days are texts and times are dates", async () => {
  const row = sql`select count(*) as n, date '2022-01-01' as day, timestamptz '2022-01-01 12:00Z' as at`;
  const { rows } = await row.execute(database.db);
  expect(rows).toEqual([{ n: 1, day: "2022-01-01", at: new Date("2022-01-01T12:00:00Z") }]);
});

test("a second migration finds nothing to do, also when two run at once", async () => {
  expect(await Promise.all([migrate(database.url), migrate(database.url)])).toEqual([[], []]);
});

test("a session that the server ends is an unavailable database, a wrong statement is not", async () => {
  const other = openDatabase(database.url, { max: 1 });
  const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(other.db);
  await expect(ended).rejects.toSatisfy(isDatabaseUnavailable);
  const wrong = sql`select from nowhere`.execute(database.db);
  await expect(wrong).rejects.not.toSatisfy(isDatabaseUnavailable);
  await other.db.destroy();
});

test("a full disk and a statement that takes too long are an unavailable database too", async () => {
  for (const code of ["53100", "57014"]) {
    const failing = sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`).execute(database.db);
    await expect(failing).rejects.toSatisfy(isDatabaseUnavailable);
  }
});

test("a database that is not there is unavailable", async () => {
  const { db } = openDatabase("postgres://nobody@127.0.0.1:1/none");
  await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseUnavailable);
  await db.destroy();
});
