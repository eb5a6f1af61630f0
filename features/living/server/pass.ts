import { z } from "zod";
import { isFirstHour, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { daysAfter } from "../../decision/rules/index.ts";
import { announceReview } from "./set-day.ts";
import * as store from "./store.ts";

const task = defineTask("review-days-passed", z.object({}));

/** 00:01 in Oslo: cron is UTC, and the clock there is one or two hours ahead. The job asks `isFirstHour`. */
const AFTER_MIDNIGHT = "1 22,23 * * *";

/** Drops the kept pages of assessments whose review day has passed. A kept page has no clock. */
export const passedJob = ({ db }: Pick<Platform, "db">): Job =>
  job(
    task,
    async () => {
      const at = new Date();
      if (isFirstHour(at)) await dropPassed(db, at);
    },
    AFTER_MIDNIGHT,
  );

/** Nights that may have been missed. To drop a page again does no harm. */
const NIGHTS = 7;

/** Drops the pages of assessments whose review day was yesterday, or on a day whose night nothing ran. */
export async function dropPassed(db: Db, at: Date): Promise<void> {
  const today = norwegianIsoDay(at);
  await db.transaction().execute(async (tx) => {
    for (const assessment of await store.reviewsDueBetween(tx, daysAfter(today, -NIGHTS), daysAfter(today, -1)))
      await announceReview(tx, assessment);
  });
}
