import { z } from "zod";
import { quotableName } from "../../../platform/pure/mail/index.ts";
import { isMailingHour, norwegianDay, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { addresses } from "../../address/rules/index.ts";
import { aboutOf } from "../../assessment/server/index.ts";
import { movedScreensOn } from "../../site/server/index.ts";
import { reviewMailsIn } from "../mails.ts";
import { dueReminder, reviewState } from "../rules/index.ts";
import * as store from "./store.ts";

const reminders = defineTask("review-reminders", z.object({}));

/** Reminds reviewers by mail at 08:00 in Oslo. */
export const reminderJob = ({ db, mailer, config }: Pick<Platform, "db" | "mailer" | "config">): Job =>
  job(
    reminders,
    async () => {
      const at = new Date();
      if (!isMailingHour(at)) return;
      const moved = await movedScreensOn(db, "minimetode");
      await remindReviewers(db, { mailer, origin: config.publicUrl, moved, at });
    },
    MAILING_HOURS,
  );

type Means = Pick<Work, "mailer" | "origin" | "moved" | "at">;

/** Sends the reminders that are due on the day of `at`, each in a transaction of its own, so that none is sent twice. */
export async function remindReviewers(db: Db, means: Means): Promise<void> {
  for (const { contributor } of await store.withDueDate(db))
    await db.transaction().execute((tx) => remindOne(tx, contributor, means));
}

async function remindOne(tx: Tx, contributor: string, means: Means): Promise<void> {
  const review = await store.lockDue(tx, contributor);
  if (!review?.due_on) return;
  const { due_on: due, due_set_on: setOn, assessment, title, name, email, language } = review;
  const facts = { acceptedAt: review.accepted_at, declinedAt: review.declined_at, sentAt: review.sent_at };
  const reminded = { before: review.reminded_before !== null, after: review.reminded_after !== null };
  const which = dueReminder(
    { state: reviewState(facts), due, setOn: setOn ?? due, reminded },
    norwegianIsoDay(means.at),
  );
  if (!which) return;
  await store.remind(tx, contributor, `reminded_${which}`, means.at);
  const about = aboutOf(means, title, addresses.editAs(assessment, { id: contributor, role: "peer" }));
  const mail = reviewMailsIn(language)[which]({
    ...about,
    name: quotableName(name) ?? "",
    due: norwegianDay(due),
  });
  await means.mailer.send(tx, { to: email, ...mail });
}
