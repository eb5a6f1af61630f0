import { z } from "zod";
import { forgetUnopened } from "../../features/assessment/server/index.ts";
import { digestJob } from "../../features/comment/server/index.ts";
import { emptyTrash, forgetOldLeases, planJob, reviewDateJob } from "../../features/content/server/desk/index.ts";
import {
  indexNotificationsShowing,
  notificationSearchJob,
  notificationTree,
} from "../../features/content/server/index.ts";
import { resendJob } from "../../features/contributor/server/index.ts";
import { makeJob, upkeepJob } from "../../features/document/server/index.ts";
import { retentionJob } from "../../features/history/server/index.ts";
import { linkCheckJob } from "../../features/link-check/server/index.ts";
import { forgetOldChanges } from "../../features/live/server/index.ts";
import { mediaJobs } from "../../features/media/server/index.ts";
import { cardJob, publishedDocument } from "../../features/publication/server/index.ts";
import { reminderJob } from "../../features/review/server/index.ts";
import { forgetOldMisses, forgetOldRemovals, spellOlderDocuments } from "../../features/search/server/index.ts";
import { forgetExpiredSessions } from "../../features/session/server/index.ts";
import { forgetExpiredAttempts } from "../../features/sign-in/server/index.ts";
import { alertJobs, forgetOldAlerts, forgetUnconfirmed } from "../../features/subscription/server/index.ts";
import { forgetOldTips } from "../../features/tip/server/index.ts";
import { discardFilesJob } from "../../platform/server/discard-files.ts";
import { forgetOldKeys } from "../../platform/server/idempotency/index.ts";
import { defineTask, type Job, job } from "../../platform/server/jobs.ts";
import type { Platform } from "../../platform/server/platform.ts";
import { forgetOldCounters } from "../../platform/server/rate-limit/index.ts";

const forget = defineTask("forget-expired", z.object({}));

/** The work that is done after a request, or from time to time: every feature's jobs, in one list. */
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
        spellOlderDocuments,
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
