import type { SeedAssessment } from "../../../content/assessments/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import { type AssessmentRow, loadWorkingCopy } from "../../assessment/server/index.ts";
import { saidReviewDay } from "../../living/rules/index.ts";
import { addReview } from "../../living/server/index.ts";

/** The day by which an example is looked at again: its own, else the one that its text says. */
export async function writeReviewDay(
  tx: Tx,
  row: AssessmentRow,
  { reviewOn }: SeedAssessment,
  at: Date,
): Promise<void> {
  const dueOn = reviewOn ?? saidReviewDay((await loadWorkingCopy(tx, row, "content")).copy);
  if (dueOn !== null) await addReview(tx, row.number, { kind: "published", dueOn, by: { kind: "visitor" }, at });
}
