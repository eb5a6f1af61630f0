import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { quietly, type Starting } from "./starting.ts";
import type { Tables } from "./tables.ts";

/** One number for each thing that only one instance does at a time. */
export const LOCKS = { migrate: 727_001, seed: 727_002, card: 727_003, alerts: 727_004 } as const;

const AGAIN_MS = 100;
const SAID_AFTER_MS = 5_000;
const SAID_AGAIN_MS = 30_000;

type Waiting = Starting & { readonly waitsFor?: string };

/**
 * Does the work while no other instance on this database does work under the same number. The others wait for their turn
 * without a limit, and say so after five seconds. A start that is aborted stops waiting.
 */
export function whileLocked<T>(
  db: Kysely<Tables>,
  lock: number,
  work: () => Promise<T>,
  waiting: Waiting = quietly,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await take(connection, lock, waiting);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock}::int)`.execute(connection);
    }
  });
}

/** Polls for the lock: a statement that waits in the database could not be aborted. */
async function take(connection: Kysely<Tables>, lock: number, { signal, say, waitsFor }: Waiting): Promise<void> {
  let sayAt = performance.now() + SAID_AFTER_MS;
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}::int) as mine`.execute(
      connection,
    );
    if (rows[0]?.mine) return;
    if (performance.now() >= sayAt) {
      say(`waiting for another instance${waitsFor ? ` that ${waitsFor}` : ""}`);
      sayAt += SAID_AGAIN_MS;
    }
    await wait(AGAIN_MS, undefined, { signal });
  }
}
