import { z } from "zod";
import { quotableName } from "../../../platform/pure/mail/index.ts";
import { isMailingHour, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { eachApart } from "../../../platform/server/each-apart.ts";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../../../platform/server/jobs.ts";
import type { Mail } from "../../../platform/server/mail.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { addresses } from "../../address/rules/index.ts";
import { type AssessmentRow, aboutOf, loadWorkingCopy, lockAssessment } from "../../assessment/server/index.ts";
import { dueReminders, type Reminder, type Watched } from "../../decision/rules/index.ts";
import { notedReminders, noteReminder } from "../../decision/server/index.ts";
import { deskRecipients } from "../../publication/server/index.ts";
import { movedScreensOn } from "../../site/server/index.ts";
import { placedBlocks } from "../../template/rules/index.ts";
import { livingMailsIn } from "../mails.ts";
import { lastWatched } from "../rules/index.ts";
import * as store from "./store.ts";

const task = defineTask("review-day-reminders", z.object({}));

/** Reminders of review days at 08:00 in Oslo. */
export const reminderJob = ({ db, mailer, config }: Pick<Platform, "db" | "mailer" | "config">): Job =>
  job(
    task,
    async () => {
      const at = new Date();
      if (!isMailingHour(at)) return;
      const moved = await movedScreensOn(db, "minimetode");
      await remindOfReviews(db, { mailer, origin: config.publicUrl, moved, at });
    },
    MAILING_HOURS,
  );

type Run = Pick<Work, "at" | "origin" | "moved" | "mailer">;

/** Sends the reminders of reviews that are due on the day of `at`, those of each assessment in a transaction of its own. */
export async function remindOfReviews(db: Db, run: Run): Promise<void> {
  const today = norwegianIsoDay(run.at);
  await eachApart(
    await store.watchedReviews(db, lastWatched(today)),
    "reviews were not reminded of",
    async (number) => {
      if (await dueOf(db, number, today)) await db.transaction().execute((tx) => remindOne(tx, run, number));
    },
  );
}

async function dueOf(db: Db | Tx, assessment: number, today: string) {
  const review = await store.reviewOf(db, assessment);
  if (!review || review.due_on === null) return null;
  const watched: Watched<"review"> = { about: "review", on: review.due_on, setOn: review.due_set_on };
  const due = dueReminders(watched, await notedReminders(db, "review", assessment), today);
  return due.send.length + due.passed.length > 0 ? { ...due, watched } : null;
}

async function remindOne(tx: Tx, run: Run, assessment: number): Promise<void> {
  const row = await lockAssessment(tx, String(assessment));
  const about = row && (await store.mailedAbout(tx, assessment));
  // Read again under the lock: the day may have been changed or the edition withdrawn meanwhile.
  const due = about && (await dueOf(tx, assessment, norwegianIsoDay(run.at)));
  if (!row || !about || !due) return;
  for (const passed of due.passed) await noteReminder(tx, assessment, passed, null);
  for (const reminder of due.send)
    if (await noteReminder(tx, assessment, reminder, run.at))
      await sendOne(tx, run, { row, about, reminder, day: due.watched.on });
}

type One = {
  readonly row: AssessmentRow;
  readonly about: NonNullable<Awaited<ReturnType<typeof store.mailedAbout>>>;
  readonly reminder: Reminder<"review">;
  readonly day: string;
};

/** To the initiator. The desk gets it when there is none with an address, or when the mail server refuses the address. */
async function sendOne(tx: Tx, run: Run, { row, about, reminder, day }: One): Promise<void> {
  const { id, name, email, language: own, heading, site_id: site } = about;
  const atDesk = aboutOf(run, heading, addresses.deskAssessment(row.number));
  const toDesk: Mail[] = (await deskRecipients(tx, site)).map(({ to, language }) => ({
    to,
    ...livingMailsIn(language).reminder(reminder.kind, { as: "desk" }, atDesk, day),
  }));
  if (id === null || !email || own === null) {
    for (const each of toDesk) await run.mailer.send(tx, each);
    return;
  }
  const page = addresses.editAs(row.number, { id, role: "initiator" }, await placeOf(tx, row));
  const to = { as: "initiator", name: quotableName(name ?? "") ?? "" } as const;
  await run.mailer.send(tx, {
    ...{ to: email, ifRefused: toDesk },
    ...livingMailsIn(own).reminder(reminder.kind, to, aboutOf(run, heading, page), day),
  });
}

/** The section in which the initiator looks at the assessment again: the one that it was sent from. */
async function placeOf(tx: Tx, row: AssessmentRow) {
  const { template, items } = (await loadWorkingCopy(tx, row, "content")).copy;
  const placed = placedBlocks(template).find(({ block }) => block.kind === "PublishSection");
  const section = placed && items.get(placed.block.key)?.guid;
  return placed && section ? { tab: placed.tab, section } : null;
}
