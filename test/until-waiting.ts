import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import type { Tables } from "../platform/server/tables.ts";
import { eventually } from "./patience.ts";

/** Until so many statements wait for a lock in this database. */
export const untilWaiting = (db: Kysely<Tables>, count: number): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows[0]?.waiting).toBe(count);
  });
