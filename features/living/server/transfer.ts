import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { type AssessmentRow, loadWorkingCopy } from "../../assessment/server/index.ts";
import { saidReviewDay } from "../rules/index.ts";
import { addReview, reviewOf } from "./store.ts";

/** The review day of an assessment, null for none; undefined when nothing ever set it. */
export const reviewDayOf = async (db: Db, assessment: number): Promise<string | null | undefined> =>
  (await reviewOf(db, assessment))?.due_on;

/**
 * Gives an imported edition the review day of its record, and otherwise the one that its text says. An import that says neither changes
 * nothing. A day may have passed.
 * @param given null: it has none; undefined: the record does not say
 */
export async function setImportedReviewDay(
  tx: Tx,
  row: AssessmentRow,
  given: string | null | undefined,
  { by, at }: { readonly by: Author; readonly at: Date },
): Promise<void> {
  const dueOn = given === undefined ? saidReviewDay((await loadWorkingCopy(tx, row, "content")).copy) : given;
  if (given === undefined && dueOn === null) return;
  const before = await reviewOf(tx, row.number);
  if (before === undefined || before.due_on !== dueOn)
    await addReview(tx, row.number, { kind: "published", dueOn, by, at });
}
