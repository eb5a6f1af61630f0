import { sql } from "kysely";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { daysAfter } from "../../decision/rules/index.ts";
import type { AskedConfirmation, ReviewChange } from "./tables.ts";

/** The review day of an assessment as it stands; undefined before the first. The caller who changes it has locked the assessment. */
export const reviewOf = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("assessment_review")
    .select(["no", "kind", "due_on", "due_set_on", "at", "asked", "publication"])
    .where("assessment", "=", assessment)
    .orderBy("no", "desc")
    .limit(1)
    .executeTakeFirst();

type Change = {
  readonly kind: ReviewChange;
  /** Left out: it stays. */
  readonly dueOn?: string | null;
  readonly reason?: string;
  readonly by: Author;
  readonly at: Date;
  /** The confirmation that waits for the desk from now on. Left out: that of before goes on waiting. */
  readonly asked?: AskedConfirmation | null;
  readonly publication?: number;
  /** ISO; of a confirmation. */
  readonly searchedOn?: string;
};

/** Appends a change. Answers its number, which is the revision of the review day. */
export async function addReview(tx: Tx, assessment: number, change: Change): Promise<number> {
  const { kind, reason = "", by, at, publication = null, searchedOn = null } = change;
  const before = await reviewOf(tx, assessment);
  const no = (before?.no ?? 0) + 1;
  const dueOn = change.dueOn === undefined ? (before?.due_on ?? null) : change.dueOn;
  const asked = change.asked === undefined ? (before?.asked ?? null) : change.asked;
  const isSame = before !== undefined && before.due_on === dueOn;
  await tx
    .insertInto("assessment_review")
    .values({
      ...{ assessment, no, kind, due_on: dueOn, reason, at, publication, searched_on: searchedOn },
      by: JSON.stringify(by),
      asked: asked && JSON.stringify(asked),
      due_set_on: isSame ? before.due_set_on : norwegianIsoDay(at),
    })
    .execute();
  return no;
}

/** The review day before the change that made an edition. */
export const dueOnBefore = async (tx: Tx, assessment: number, publication: number): Promise<string | null> => {
  const rows = await tx
    .selectFrom("assessment_review as r")
    .leftJoin("assessment_review as before", (join) =>
      join.onRef("before.assessment", "=", "r.assessment").on(sql<boolean>`before.no = r.no - 1`),
    )
    .select("before.due_on")
    .where("r.assessment", "=", assessment)
    .where("r.publication", "=", publication)
    .orderBy("r.no", "desc")
    .limit(1)
    .execute();
  return rows[0]?.due_on ?? null;
};

/** The review day that holds for an assessment, as an expression. @param assessment the column with its number */
export const dueOnOf = (assessment: string) =>
  sql<string | null>`(select r.due_on from assessment_review r
    where r.assessment = ${sql.ref(assessment)} order by r.no desc limit 1)`;

/** The day of the new search that the confirmation of an edition says, as an expression; null for an edition that confirms none. */
export const searchedAgainOf = ({
  assessment,
  publication,
}: {
  readonly assessment: string;
  readonly publication: string;
}) =>
  sql<string | null>`(select max(r.searched_on) from assessment_review r
    where r.assessment = ${sql.ref(assessment)} and r.publication = ${sql.ref(publication)})`;

/** True for an assessment with an edition whose review day has passed. @param assessment the column with its number */
export const isReviewPassedOf = (assessment: string, today: string) =>
  sql<boolean>`(${dueOnOf(assessment)} < ${today}::date
    and exists (select from publication where publication.assessment = ${sql.ref(assessment)}))`;

/** Whether an edition stands. */
export const hasEdition = async (db: Db | Tx, assessment: number): Promise<boolean> =>
  (await db.selectFrom("publication").select("id").where("assessment", "=", assessment).limit(1).execute()).length > 0;

/** The assessments with an edition whose review day lies at most that far ahead, so that a reminder may be due. @param until ISO */
export const watchedReviews = async (db: Db, until: string): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom("assessment as a")
    .select("a.number")
    .where((e) => e.exists(e.selectFrom("publication as p").select("p.id").whereRef("p.assessment", "=", "a.number")))
    .where(sql<boolean>`${dueOnOf("a.number")} <= ${until}::date`)
    .orderBy("a.number")
    .execute();
  return rows.map(({ number }) => number);
};

/** The title of the newest edition with the initiator, who may be missing, for mails. Undefined when no edition stands. */
export const mailedAbout = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("publication as p")
    .innerJoin("assessment as a", "a.number", "p.assessment")
    .leftJoin("contributor as c", (join) =>
      join.onRef("c.assessment", "=", "a.number").on("c.role", "=", "initiator").on("c.deleted_at", "is", null),
    )
    .leftJoin("seat_language as l", "l.contributor", "c.id")
    .select([
      "a.site_id",
      "c.id",
      "c.name",
      "c.email",
      "l.language",
      sql<string>`p.snapshot ->> 'heading'`.as("heading"),
    ])
    .where("p.assessment", "=", assessment)
    .orderBy("p.version", "desc")
    .limit(1)
    .executeTakeFirst();

/** The assessments among these whose review day has passed. */
export const reviewsPassedAmong = async (
  db: Db | Tx,
  assessments: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> => {
  if (assessments.length === 0) return new Set();
  const rows = await db
    .selectFrom("assessment as a")
    .select("a.number")
    .where("a.number", "in", assessments)
    .where(isReviewPassedOf("a.number", today))
    .execute();
  return new Set(rows.map(({ number }) => number));
};

/** The published assessments whose review day is one of these days. */
export const reviewsDueBetween = async (tx: Tx, from: string, until: string): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("assessment as a")
    .select("a.number")
    .where(sql<boolean>`${dueOnOf("a.number")} between ${from}::date and ${until}::date`)
    .where(isReviewPassedOf("a.number", daysAfter(until, 1)))
    .orderBy("a.number")
    .execute();
  return rows.map(({ number }) => number);
};
