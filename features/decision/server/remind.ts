import { z } from "zod";
import { isMailingHour, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { eachApart } from "../../../platform/server/each-apart.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job, MAILING_HOURS } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { lockAssessment } from "../../assessment/server/index.ts";
import { movedScreensOn } from "../../site/server/index.ts";
import { decisionMailsIn } from "../mails.ts";
import { type DecisionAbout, dueReminders, eraseFrom, type Reminder, type Watched } from "../rules/index.ts";
import { aboutInitiator, type Means, newLink } from "./link.ts";
import * as parties from "./party-store.ts";
import * as reminders from "./reminder-store.ts";
import { type DecisionRow, findDecision } from "./store.ts";
import { watchedOf } from "./view.ts";

const task = defineTask("decision-reminders", z.object({}));

/** Reminders of decisions and follow-ups at 08:00 in Oslo. Then names and addresses that nobody needs any more are erased. */
export const reminderJob = ({ db, mailer, config }: Pick<Platform, "db" | "mailer" | "config">): Job =>
  job(
    task,
    async () => {
      const at = new Date();
      if (!isMailingHour(at)) return;
      const moved = await movedScreensOn(db, "minimetode");
      await remindOfDecisions(db, { mailer, origin: config.publicUrl, moved, at });
      await eraseOldPersons(db, at);
    },
    MAILING_HOURS,
  );

type Run = Omit<Means, "tx">;

/** Sends the reminders that are due on the day of `at`, those of each decision in a transaction of its own. */
export async function remindOfDecisions(db: Db, run: Run): Promise<void> {
  await eachApart(await reminders.watchedDecisions(db), "decisions were not reminded of", async (id) => {
    if (await isDue(db, id, run.at)) await db.transaction().execute((tx) => remindOne({ ...run, tx }, id));
  });
}

const dueOf = async (db: Db | Tx, row: DecisionRow | undefined, at: Date) => {
  const watched = row?.stands ? watchedOf(row) : null;
  if (!row || !watched) return null;
  const due = dueReminders(watched, await reminders.notedReminders(db, watched.about, row.id), norwegianIsoDay(at));
  return due.send.length + due.passed.length > 0 ? { ...due, row, watched } : null;
};

/** Asked without locks first: on most days nothing is due. */
const isDue = async (db: Db, id: number, at: Date): Promise<boolean> =>
  (await dueOf(db, await findDecision(db, id), at)) !== null;

async function remindOne(means: Means, id: number): Promise<void> {
  const { tx, at } = means;
  const before = await findDecision(tx, id);
  if (!before || !(await lockAssessment(tx, String(before.assessment)))) return;
  // Read again under the lock: the decision may have been given or removed meanwhile.
  const due = await dueOf(tx, await findDecision(tx, id), at);
  if (!due) return;
  for (const passed of due.passed) await reminders.noteReminder(tx, id, passed, null);
  for (const reminder of due.send) await sendOne(means, due, reminder);
}

type Due = { readonly row: DecisionRow; readonly watched: Watched<DecisionAbout> };

/** Notes the reminder and queues its mail. One that nobody can get is noted as not sent. */
async function sendOne(means: Means, { row, watched }: Due, reminder: Reminder<DecisionAbout>): Promise<void> {
  const { tx, at, mailer } = means;
  const { kind, to } = reminder;
  if (to === "initiator") {
    const initiator = await aboutInitiator(means, row, "own-page");
    const isNew = await reminders.noteReminder(tx, row.id, reminder, initiator ? at : null);
    if (!initiator || !isNew) return;
    const mail = decisionMailsIn(initiator.language).reminder(kind, to, initiator.about, watched.on);
    await mailer.send(tx, { to: initiator.to, ...mail });
    return;
  }
  const found = await recipientOf(tx, row.id, to);
  if (!(await reminders.noteReminder(tx, row.id, reminder, found ? at : null)) || !found) return;
  const { about, until } = await newLink(means, row, found.part, found.person);
  const day = to === "decider" ? until : watched.on;
  const mail = decisionMailsIn(found.person.language).reminder(kind, to, about, day);
  await mailer.send(tx, { to: found.person.email, ...mail });
}

/** The person who follows up is whoever is responsible, else the decider. */
async function recipientOf(tx: Tx, decision: number, to: "decider" | "follower") {
  for (const part of to === "follower" ? (["responsible", "decider"] as const) : (["decider"] as const)) {
    const person = await parties.currentParty(tx, decision, part);
    if (person) return { part, person };
  }
  return null;
}

/** Erases the names and addresses of decisions whose last reminder lies 90 days back. */
export async function eraseOldPersons(db: Db, at: Date): Promise<void> {
  await eachApart(await parties.withPersons(db), "persons of decisions were not erased", async (found) => {
    if (await isOld(db, found, at)) await db.transaction().execute((tx) => eraseOne(tx, found.id, at));
  });
}

async function eraseOne(tx: Tx, id: number, at: Date): Promise<void> {
  const row = await findDecision(tx, id);
  if (!row || !(await lockAssessment(tx, String(row.assessment)))) return;
  // Read again under the lock: somebody may have been asked meanwhile.
  const [now] = await parties.withPersons(tx, id);
  if (now && (await isOld(tx, now, at))) await parties.erasePersons(tx, now.id, at);
}

type WithPersons = Awaited<ReturnType<typeof parties.withPersons>>[number];

async function isOld(db: Db | Tx, { id, changed_at }: WithPersons, at: Date): Promise<boolean> {
  const row = await findDecision(db, id);
  return row !== undefined && norwegianIsoDay(at) >= eraseFrom(watchedOf(row), norwegianIsoDay(changed_at));
}
