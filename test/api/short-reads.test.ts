import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { isDatabaseUnavailable, openShortReads } from "../../platform/server/database.ts";
import { clone } from "../clone.ts";

async function reads() {
  const database = await clone();
  const shared = openShortReads(database.url, { prepares: true });
  onTestFinished(async () => {
    await shared.destroy();
    await database[Symbol.asyncDispose]();
  });
  return { database, shared };
}

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;

test("each of many that ask at once gets its own answer, over one connection; one that fails hinders no other", async () => {
  const { shared } = await reads();
  const asked = Array.from({ length: 300 }, (_, n) => n);
  const answers = await Promise.allSettled(
    asked.map(async (n) => {
      const { rows } = await sql<{ n: number; pid: number }>`
        select ${n}::int as n, 1 / ${n % 7 === 3 ? 0 : 1}::int as one, pg_backend_pid() as pid`.execute(shared);
      return rows[0];
    }),
  );
  const values = answers.map((answer) => (answer.status === "fulfilled" ? answer.value?.n : answer.reason.code));
  expect(values).toEqual(asked.map((n) => (n % 7 === 3 ? "22012" : n)));
  const pids = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value?.pid] : []));
  expect(new Set(pids).size).toBe(1);
});

test("nothing can be written through it", async () => {
  const { shared } = await reads();
  const writing = sql`update assessment set name = name`.execute(shared);
  await expect(writing).rejects.toMatchObject({ code: "25006" });
});

test("when its connection breaks, what is under way fails as an unavailable database and the next call has a new one", async () => {
  const { database, shared } = await reads();
  const pid = (await backend.execute(shared)).rows[0]?.pid;
  const underWay = [1, 2].map((n) => sql`select pg_sleep(60), ${n}::int`.execute(shared));
  const told = Promise.allSettled(underWay);
  const isAsleep = async () => {
    const seen = sql<{
      n: number;
    }>`select count(*) as n from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`;
    return (await seen.execute(database.db)).rows[0]?.n;
  };
  await expect.poll(isAsleep).toBe(1);
  await sql`select pg_terminate_backend(${pid})`.execute(database.db);
  for (const answer of await told)
    expect(answer.status === "rejected" && isDatabaseUnavailable(answer.reason)).toBe(true);
  expect((await backend.execute(shared)).rows[0]?.pid).not.toBe(pid);
});

test("after a migration changed what a prepared statement answers, it goes on without failing", async () => {
  const { database, shared } = await reads();
  await sql`create table moved (a int)`.execute(database.db);
  const ask = async () => (await sql<{ a: unknown }>`select a from moved where ${1}::int = 1`.execute(shared)).rows;
  for (let time = 0; time < 4; time++) expect(await ask()).toEqual([]);
  const before = (await backend.execute(shared)).rows[0]?.pid;
  await sql`alter table moved alter a type text`.execute(database.db);
  await sql`insert into moved values ('nå')`.execute(database.db);
  expect(await ask()).toEqual([{ a: "nå" }]);
  expect((await backend.execute(shared)).rows[0]?.pid).not.toBe(before);
});
