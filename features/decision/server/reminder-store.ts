import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { type Reminder, type ReminderAbout, reminderKey } from "../rules/index.ts";

/** The numbers of the decisions that a reminder may be due of: asked or decided, on an edition that stands. */
export const watchedDecisions = async (db: Db): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom("decision as d")
    .innerJoin("publication as p", "p.id", "d.publication")
    .select("d.id")
    .where("d.state", "in", ["asked", "decided"])
    .orderBy("d.id")
    .execute();
  return rows.map(({ id }) => id);
};

/** The keys of the reminders about something that were sent or replaced. */
export const notedReminders = async (db: Db | Tx, about: ReminderAbout, id: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("reminder")
    .select(["kind", "for_day"])
    .where("about", "=", about)
    .where("id", "=", id)
    .execute();
  return new Set(rows.map(({ kind, for_day: forDay }) => reminderKey({ about, kind, forDay })));
};

/** Notes a reminder. False when it was noted before. @param sent null: it is not sent */
export const noteReminder = async (
  tx: Tx,
  id: number,
  { about, kind, forDay }: Pick<Reminder, "about" | "kind" | "forDay">,
  sent: Date | null,
): Promise<boolean> => {
  const put = await tx
    .insertInto("reminder")
    .values({ about, id, kind, for_day: forDay, sent_at: sent })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .execute();
  return put.length > 0;
};

/** Forgets the reminders about decisions and review days of assessments that were deleted. */
export async function forgetOrphanedReminders(db: Db): Promise<void> {
  await sql`delete from reminder r where case
    when r.about = 'review' then not exists (select from assessment where number = r.id)
    else not exists (select from decision where id = r.id) end`.execute(db);
}
