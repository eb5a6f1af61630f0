import { z } from "zod";
import { defineTask, type Job, job } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { forgetBefore, withHistoryBefore } from "./retention-store.ts";

const DAY_MS = 86_400_000;
const task = defineTask("forget-history", z.object({}));

/** Forgets each night what was written over more than `HISTORY_DAYS` ago; nothing when that is not set. */
export const retentionJob = ({ db, config }: Pick<Platform, "db" | "config">): Job =>
  job(
    task,
    async () => {
      if (config.historyDays !== null) await forgetHistory(db, new Date(Date.now() - config.historyDays * DAY_MS));
    },
    "43 1 * * *",
  );

/** Each assessment by itself, so that no lock lasts. May be stopped and begun again anywhere. */
export async function forgetHistory(db: Platform["db"], cutoff: Date): Promise<void> {
  for (const assessment of await withHistoryBefore(db, cutoff))
    await db.transaction().execute((tx) => forgetBefore(tx, assessment, cutoff));
}
