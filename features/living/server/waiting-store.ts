import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import { status } from "../../assessment/rules/index.ts";
import type { AskedConfirmation } from "./tables.ts";

/** The confirmations that wait for the desk, the oldest first: of published assessments whose newest change leaves one waiting. */
export const waitingConfirmations = (db: Db) =>
  db
    .selectFrom("assessment as a")
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom("assessment_review as r")
          .select(["r.no", "r.asked"])
          .whereRef("r.assessment", "=", "a.number")
          .orderBy("r.no", "desc")
          .limit(1)
          .as("review"),
      (join) => join.onTrue(),
    )
    .select(["a.number", "a.name", "review.no", sql<AskedConfirmation>`review.asked`.as("asked")])
    .where("a.status", "=", status.published)
    .where("review.asked", "is not", null)
    .where((e) => e.exists(e.selectFrom("publication as p").select("p.id").whereRef("p.assessment", "=", "a.number")))
    .orderBy(sql`review.asked ->> 'at'`)
    .execute();

/** The review days of assessments, by their numbers, but of those that wait for the desk. */
export const openReviewDays = async (db: Db, assessments: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (assessments.length === 0) return new Map();
  const { rows } = await sql<{ assessment: number; due_on: string | null; asked: object | null }>`
    select distinct on (assessment) assessment, due_on, asked from assessment_review
     where assessment = any(${assessments}::integer[]) order by assessment, no desc`.execute(db);
  return new Map(
    rows.flatMap(({ assessment, due_on: on, asked }) =>
      on === null || asked !== null ? [] : [[assessment, on] as const],
    ),
  );
};
