import { type Kysely, sql } from "kysely";
import type { Tables } from "../../features/tables.ts";

/** One number for each thing that only one instance does at a time. */
export const LOCKS = { migrate: 727_001, seed: 727_002, card: 727_003, alerts: 727_004 } as const;

/** Does the work while no other instance on this database does work under the same number: the others wait for their turn. */
export function whileLocked<T>(db: Kysely<Tables>, lock: number, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock}::int)`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock}::int)`.execute(connection);
    }
  });
}
