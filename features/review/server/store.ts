import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { SentReview } from "../rules/index.ts";

export const addReview = (
  tx: Tx,
  review: {
    contributor: string;
    assessment: number;
    due_on: string | null;
    due_set_on: string | null;
  },
) => tx.insertInto("peer_review").values(review).execute();

/** A review with whether it was sent, locked. The caller has locked the assessment. */
export const lockReview = (tx: Tx, assessment: number, contributor: string) =>
  tx
    .selectFrom("peer_review as r")
    .innerJoin("contributor as c", "c.id", "r.contributor")
    .select(["r.contributor", "r.due_on", "r.accepted_at", "r.declined_at", "c.name"])
    .select(sql<number | null>`(select max(version) from sent_review where contributor = r.contributor)`.as("sent"))
    .where("r.assessment", "=", assessment)
    .where("r.contributor", "=", contributor)
    .where("c.deleted_at", "is", null)
    .forNoKeyUpdate("r")
    .executeTakeFirst();

export const accept = (tx: Tx, contributor: string, at: Date) =>
  tx
    .updateTable("peer_review")
    .set({ accepted_at: sql<Date>`coalesce(accepted_at, ${at})` })
    .where("contributor", "=", contributor)
    .execute();

export const decline = (
  tx: Tx,
  contributor: string,
  { at, reason, suggestion }: { at: Date; reason: string; suggestion: string },
) =>
  tx
    .updateTable("peer_review")
    .set({ declined_at: at, reason, suggestion })
    .where("contributor", "=", contributor)
    .execute();

/** Reminders of the earlier due date still count if the link was never opened, because the address may belong to anybody. */
const remindedAnew = (which: "reminded_before" | "reminded_after") =>
  sql<Date | null>`case when (select redeemed_at from contributor c where c.id = peer_review.contributor) is null
    then ${sql.ref(which)} end`;

/** Another due date has reminders of its own. */
export const setDue = (tx: Tx, contributor: string, due: string | null, today: string) =>
  tx
    .updateTable("peer_review")
    .set({ due_on: due, due_set_on: due === null ? null : today })
    .set({ reminded_before: remindedAnew("reminded_before"), reminded_after: remindedAnew("reminded_after") })
    .where("contributor", "=", contributor)
    .execute();

type Sent = {
  contributor: string;
  assessment: number;
  version: number;
  edition: number;
  content: SentReview;
  sent_at: Date;
};

/** When a review was sent, the first time first. */
export const sentAt = async (tx: Tx, contributor: string): Promise<readonly Date[]> => {
  const sent = tx.selectFrom("sent_review").select("sent_at").where("contributor", "=", contributor);
  return (await sent.orderBy("version").execute()).map(({ sent_at }) => sent_at);
};

/** Appends; what was sent is never changed. */
export const addSent = (tx: Tx, { content, ...row }: Sent) =>
  tx
    .insertInto("sent_review")
    .values({ ...row, content: JSON.stringify(content) })
    .execute();

/** The reviews with a due date that may need a reminder, of assessments that can be written in. */
export const withDueDate = (db: Db) =>
  db
    .selectFrom("peer_review as r")
    .innerJoin("contributor as c", "c.id", "r.contributor")
    .innerJoin("assessment as a", "a.number", "r.assessment")
    .select(["r.contributor", "r.assessment"])
    .where("r.due_on", "is not", null)
    .where("r.declined_at", "is", null)
    .where("r.reminded_after", "is", null)
    .where("c.deleted_at", "is", null)
    .where("a.status", "=", 1)
    .where((e) => e.not(e.exists(e.selectFrom("sent_review as s").whereRef("s.contributor", "=", "r.contributor"))))
    .execute();

/**
 * One of them, locked, with what its reminder is made from: read when the lock is held, so that what another instance or its writer has
 * just done counts.
 */
export async function lockDue(tx: Tx, contributor: string) {
  await tx
    .selectFrom("peer_review")
    .select("contributor")
    .where("contributor", "=", contributor)
    .forNoKeyUpdate()
    .execute();
  return tx
    .selectFrom("peer_review as r")
    .innerJoin("contributor as c", "c.id", "r.contributor")
    .innerJoin("assessment as a", "a.number", "r.assessment")
    .select(["r.contributor", "r.assessment", "r.due_on", "r.due_set_on", "r.declined_at", "r.accepted_at"])
    .innerJoin("seat_language as l", "l.contributor", "c.id")
    .select(["r.reminded_before", "r.reminded_after", "c.name", "c.email", "l.language", "a.name as title"])
    .select(sql<Date | null>`(select max(sent_at) from sent_review where contributor = r.contributor)`.as("sent_at"))
    .where("r.contributor", "=", contributor)
    .where("c.deleted_at", "is", null)
    .where("a.status", "=", 1)
    .executeTakeFirst();
}

export const remind = (tx: Tx, contributor: string, which: "reminded_before" | "reminded_after", at: Date) =>
  tx
    .updateTable("peer_review")
    .set({ [which]: at })
    .where("contributor", "=", contributor)
    .execute();
