import { z } from "zod";
import { forgetUnopened } from "./assessment/index.ts";
import { digestJob } from "./comment/index.ts";
import { indexNotificationsShowing, notificationSearchJob, notificationTree } from "./content/index.ts";
import { emptyTrash, forgetOldLeases, planJob, reviewDateJob } from "./content-desk/index.ts";
import { resendJob } from "./contributor/index.ts";
import { makeJob, upkeepJob } from "./document/index.ts";
import { retentionJob } from "./history/index.ts";
import { forgetOldKeys } from "./idempotency/index.ts";
import { linkCheckJob } from "./link-check/index.ts";
import { forgetOldChanges } from "./live/index.ts";
import { mediaJobs } from "./media/index.ts";
import { discardFilesJob } from "./platform/discard-files.ts";
import { defineTask, type Job, job } from "./platform/jobs.ts";
import type { Platform } from "./platform/platform.ts";
import { cardJob, publishedDocument } from "./publication/index.ts";
import { forgetOldCounters } from "./rate-limit/index.ts";
import { reminderJob } from "./review/index.ts";
import { forgetOldMisses, forgetOldRemovals } from "./search/index.ts";
import { forgetExpiredSessions } from "./session/index.ts";
import { forgetExpiredAttempts } from "./sign-in/index.ts";
import { alertJobs, forgetOldAlerts, forgetUnconfirmed } from "./subscription/index.ts";
import { forgetOldTips } from "./tip/index.ts";

const forget = defineTask("forget-expired", z.object({}));

/** The work that is done after a request, or from time to time: every room's jobs, in one list. */
export const jobs = ({ mailer, db, config, files, log }: Platform): readonly Job[] => [
  ...alertJobs({ db }),
  mailer.job,
  reminderJob({ db, mailer, config }),
  digestJob({ db, mailer, config }),
  resendJob({ db, mailer }),
  cardJob(db),
  makeJob({
    ...{ db, files, log },
    treeOf: {
      publication: (id) => publishedDocument(db, id, config.publicUrl),
      content_version: (id) => notificationTree(db, id, config.notificationUrl ?? config.publicUrl),
    },
  }),
  upkeepJob({ db, files }),
  discardFilesJob({ files }),
  ...mediaJobs({ db, files, log, onDocument: indexNotificationsShowing }),
  notificationSearchJob(db),
  planJob({ db, mailer, config }),
  reviewDateJob({ db, mailer, config }),
  linkCheckJob({ db, config }),
  retentionJob({ db, config }),
  job(
    forget,
    async () => {
      for (const each of [
        forgetExpiredSessions,
        forgetExpiredAttempts,
        forgetOldCounters,
        forgetOldKeys,
        forgetUnopened,
        forgetOldRemovals,
        forgetOldMisses,
        forgetOldTips,
        forgetOldChanges,
        forgetUnconfirmed,
        forgetOldAlerts,
        emptyTrash,
        forgetOldLeases,
      ])
        await each(db);
    },
    "23 * * * *",
  ),
];
