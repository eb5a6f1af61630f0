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

/** Deletes each hour what is over: of the platform and of every feature. */
export const forgetJob = ({ db }: Platform): Job => {
  const all = [forgetOldCounters, forgetOldKeys, ...serverFeatures.flatMap(({ forgets }) => forgets)];
  const run = async () => {
    for (const each of all) await each(db);
  };
  return job(forget, run, "23 * * * *");
};
