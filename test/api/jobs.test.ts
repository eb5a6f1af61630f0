import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startJobs } from "../../platform/server/job-runner.ts";
import { defineTask, enqueue, job, takeWaiting } from "../../platform/server/jobs.ts";
import { createLog } from "../../platform/server/log.ts";
import { type Clone, clone } from "../clone.ts";
import { eventually } from "../patience.ts";
import { workIsDone } from "../work-is-done.ts";

const greet = defineTask("greet", z.object({ name: z.string() }));
const stumble = defineTask("stumble", z.object({}));
const done: string[] = [];
const lines: string[] = [];

let database: Clone;
let running: { stop(): Promise<void> };

beforeAll(async () => {
  database = await clone();
  const jobs = [
    job(greet, async ({ name }) => void done.push(name)),
    job(stumble, async () => {
      throw new Error("fell over kari@example.no");
    }),
    job(defineTask("sweep", z.object({})), async () => undefined, "17 3 * * *"),
  ];
  running = await startJobs(database.pool, jobs, createLog({ level: "info", write: (line) => void lines.push(line) }));
});
afterAll(async () => {
  await running.stop();
  await database[Symbol.asyncDispose]();
});

test("work asked for in a transaction is done after its commit", async () => {
  await database.db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { name: "Kari" });
    expect(done).not.toContain("Kari");
  });
  await workIsDone(database.db);
  expect(done).toContain("Kari");
});

test("work asked for in a transaction that rolls back is never done", async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { name: "Ola" });
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  await enqueue(database.db, greet, { name: "after" });
  await workIsDone(database.db);
  expect(done).toContain("after");
  expect(done).not.toContain("Ola");
});

test("a job takes over what waits about the same when that has committed, and gives it back when it rolls back", async () => {
  const later = { afterMs: 86_400_000 };
  const taken = () => database.db.transaction().execute((tx) => takeWaiting(tx, greet, "door:1"));
  for (const name of ["first", "second"]) await enqueue(database.db, greet, { name }, { about: "door:1", ...later });
  await enqueue(database.db, greet, { name: "another door" }, { about: "door:12", ...later });
  await database.db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { name: "third" }, { about: "door:1", ...later });
    const rolledBack = database.db.transaction().execute(async (own) => {
      await takeWaiting(own, greet, "door:1");
      throw new Error("no card today");
    });
    await expect(rolledBack).rejects.toThrow("no card today");
    expect((await taken()).map(({ name }) => name).sort()).toEqual(["first", "second"]);
  });
  expect(await taken()).toEqual([{ name: "third" }]);
  expect(await taken()).toEqual([]);
});

test("work set for later is not done now", async () => {
  await enqueue(database.db, greet, { name: "tomorrow" }, { afterMs: 86_400_000 });
  await workIsDone(database.db);
  expect(done).not.toContain("tomorrow");
});

test("a fault is logged without personal data and the work is kept for another try", async () => {
  await enqueue(database.db, stumble, {});
  await workIsDone(database.db);
  const { rows } = await database.pool.query(
    "select attempts, last_error from graphile_worker.jobs where task_identifier = 'stumble'",
  );
  expect(rows).toEqual([{ attempts: 1, last_error: expect.stringContaining("fell over") }]);
  expect(lines.join("")).toContain("job failed");
  expect(lines.join("")).not.toContain("kari@example.no");
});

test("work that somebody had begun who is gone is done by another, and that of somebody who lives is left alone", async () => {
  const later = { afterMs: 86_400_000 };
  await database.pool.query("insert into job_runner values ('alive', now() + interval '1 hour')");
  await database.pool.query("insert into job_runner values ('gone', now() - interval '1 hour')");
  for (const runner of ["alive", "gone", "never said so"]) {
    await enqueue(database.db, greet, { name: runner }, { inTurn: runner, ...later });
    await database.pool.query(
      `update graphile_worker._private_jobs set run_at = now(), locked_by = $1, locked_at = now() - interval '1 minute'
       where payload ->> 'name' = $1`,
      [runner],
    );
    await database.pool.query(
      `update graphile_worker._private_job_queues set locked_by = $1, locked_at = now() - interval '1 minute'
       where queue_name = $1`,
      [runner],
    );
  }
  await eventually(() => expect(done).toEqual(expect.arrayContaining(["gone", "never said so"])));
  expect(done).not.toContain("alive");
});

test("a nightly job is known to the schedule", async () => {
  const { rows } = await database.pool.query("select identifier from graphile_worker._private_known_crontabs");
  expect(rows).toEqual([{ identifier: "sweep" }]);
});

test("work is done also when the queue could not be read at first", async () => {
  await using own = await clone();
  const rename = (from: string, to: string) => own.pool.query(`alter table graphile_worker.${from} rename to ${to}`);
  await rename("_private_tasks", "away");
  const said: string[] = [];
  const written: string[] = [];
  const write = job(defineTask("write", z.object({})), async () => void written.push("written"));
  const starting = startJobs(own.pool, [write], createLog({ level: "warn", write: (line) => void said.push(line) }));
  await eventually(() => expect(said.join()).toContain("the queue of work cannot be read"));
  await rename("away", "_private_tasks");
  const started = await starting;
  await enqueue(own.db, defineTask("write", z.object({})), {});
  await eventually(() => expect(written).toEqual(["written"]));
  await started.stop();
});
