import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Task as Handler,
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import { keepJobLocks } from "./job-locks.ts";
import { silentJobLog } from "./job-log.ts";
import type { Job } from "./jobs.ts";
import type { Log } from "./log.ts";

const AGAIN_MS = 500;

type Running = { readonly ended: Promise<unknown>; stop(): Promise<void> };

/**
 * Starts doing queued work in this process, and resolves when the queue could be read. Goes on when the database was away. `stop` waits
 * for running jobs, at most 5 s. Rejects with the reason of `signal` when that is aborted before.
 */
export async function startJobs(
  pool: pg.Pool,
  jobs: readonly Job[],
  log: Log,
  signal?: AbortSignal,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let current = await startRunner(pool, jobs, log, signal);
  if (signal?.aborted) {
    await current.stop();
    signal.throwIfAborted();
  }
  const keep = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) return;
      log.warn("the job runner ended, starting another");
      current = await startRunner(pool, jobs, log, stopping.signal);
      if (stopping.signal.aborted) return current.stop();
    }
  };
  const kept = keep();
  return {
    stop: async () => {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}

/** Tries until a runner does the work, or until the signal is aborted. */
async function startRunner(pool: pg.Pool, jobs: readonly Job[], log: Log, signal?: AbortSignal): Promise<Running> {
  while (!signal?.aborted) {
    try {
      return await tryRunner(runnerOptions(pool, jobs, log), pool);
    } catch (fault) {
      log.warn({ err: fault }, "the queue of work cannot be read, trying again");
      await wait(AGAIN_MS, undefined, signal ? { signal } : {}).catch(() => undefined);
    }
  }
  return { ended: Promise.resolve(), stop: async () => undefined };
}

/** Throws when it cannot read the queue. */
async function tryRunner(options: RunnerOptions, pool: pg.Pool): Promise<Running> {
  const events = new EventEmitter() satisfies WorkerEvents;
  // graphile-worker 0.18.0 keeps the fault of its first look at the queue: such a runner would never do any work.
  const firstLook = new Promise<unknown>((resolve) => {
    events.once("worker:getJob:error", ({ error }) => resolve(error));
    for (const read of ["worker:getJob:empty", "job:start"] as const) events.once(read, () => resolve(undefined));
  });
  const name = new Promise<string>((resolve) => {
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id));
  });
  const runner = await run({ ...options, events });
  const fault = await firstLook;
  if (fault === undefined) return withLocks(pool, runner, await name);
  await runner.stop();
  throw fault;
}

function withLocks(pool: pg.Pool, runner: Runner, name: string): Running {
  const over = new AbortController();
  const locks = keepJobLocks(pool, name, over.signal);
  const ended = runner.promise.catch(() => undefined).then(() => over.abort());
  return {
    ended,
    stop: async () => {
      // A runner that has already ended by itself rejects.
      await runner.stop().catch(() => undefined);
      over.abort();
      await locks;
    },
  };
}

function runnerOptions(pool: pg.Pool, jobs: readonly Job[], log: Log): RunnerOptions {
  const scheduled = jobs.flatMap(({ name, every }) => (every ? [{ task: name, match: every, identifier: name }] : []));
  return {
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    // Jobs for later are found by polling: the card must follow a field within two seconds, and its job waits for one of them.
    pollInterval: 1_000,
    // Without a delay, graphile-worker 0.18.0 leaves it to nobody when it cannot write that a job is done or has failed, and the process
    // ends. With one, the runner ends, and another is started.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    parsedCronItems: parseCronItems(scheduled),
    logger: silentJobLog,
    taskList: Object.fromEntries(jobs.map((each) => [each.name, logged(each, log)])),
  };
}

function logged(each: Job, log: Log): Handler {
  return async (payload, { job: { id, attempts } }) => {
    try {
      await each.run(payload);
      log.info({ job: each.name, id, attempts }, "job done");
    } catch (fault) {
      log.warn({ job: each.name, id, attempts, err: fault }, "job failed, it is tried again");
      throw fault;
    }
  };
}
