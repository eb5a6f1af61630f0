import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { AssessmentView } from "../../api/index.ts";

/** Terms that an assessment was imported with and that its template has no block for, in their order. */
export const termsBeside = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("assessment_term as a")
    .innerJoin("term as t", "t.id", "a.term")
    .select(["t.id", "t.name", "t.kind", "t.key"])
    .where("a.assessment", "=", assessment)
    .orderBy("a.position")
    .execute();

/** Puts others in their place. */
export async function setTermsBeside(tx: Tx, assessment: number, terms: readonly number[]): Promise<void> {
  await tx.deleteFrom("assessment_term").where("assessment", "=", assessment).execute();
  if (terms.length === 0) return;
  await tx
    .insertInto("assessment_term")
    .values(terms.map((term, position) => ({ assessment, term, position })))
    .execute();
}

type ChangeLog = AssessmentView["changeLog"];

/** The change log from before the assessment came here, as its newest edition that stands has it. Editions of this instance are not in it. */
export async function formerLog(tx: Tx, assessment: number): Promise<ChangeLog> {
  const newest = await tx
    .selectFrom("publication")
    .select(sql<ChangeLog | null>`snapshot -> 'changeLog'`.as("log"))
    .where("assessment", "=", assessment)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.log ?? [];
}

/** The editions that stand, with their notes. */
export const editionNotes = (tx: Tx, assessment: number) =>
  tx.selectFrom("publication").select(["published_at", "change_note"]).where("assessment", "=", assessment).execute();
