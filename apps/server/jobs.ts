import { z } from "zod";
import { discardFilesJob } from "../../platform/server/discard-files.ts";
import { forgetOldKeys } from "../../platform/server/idempotency/index.ts";
import { defineTask, type Job, job } from "../../platform/server/jobs.ts";
import type { Platform } from "../../platform/server/platform.ts";
import { forgetOldCounters } from "../../platform/server/rate-limit/index.ts";
import { serverFeatures } from "./features.ts";

const forget = defineTask("forget-expired", z.object({}));

/** The platform's own work. */
export const platformJobs = ({ mailer, files }: Platform): readonly Job[] => [mailer.job, discardFilesJob({ files })];

/** The work of each hour, of the platform and of every feature. All of it runs; failures are thrown at the end. */
export const hourlyJob = ({ db }: Platform): Job => {
  const all = [forgetOldCounters, forgetOldKeys, ...serverFeatures.flatMap(({ hourly }) => hourly)];
  const run = async () => {
    const faults: unknown[] = [];
    for (const each of all) await each(db).catch((fault: unknown) => void faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${all.length} hourly tasks failed`);
  };
  return job(forget, run, "23 * * * *");
};
