import { type Kysely, sql } from "kysely";
import { vi } from "vitest";
import type { Tables } from "../server/platform/tables.ts";

/** Waits until no queued work is due. Work that failed and waits for its next try is not due. */
export async function workIsDone(db: Kysely<Tables>): Promise<void> {
  const due = sql`select from graphile_worker.jobs where run_at <= now() or locked_at is not null`;
  await vi.waitFor(
    async () => {
      const { rows } = await due.execute(db);
      if (rows.length > 0) throw new Error(`${rows.length} jobs are still due`);
    },
    { timeout: 15_000, interval: 5 },
  );
}
