import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { status } from "../../assessment/rules/index.ts";
import type { AssessmentRow } from "../../assessment/server/index.ts";
import { besideEdition, newestOf } from "../../publication/server/index.ts";
import { type Hindrance, hindranceOf, isLately } from "../rules/index.ts";

/** The newest edition of an assessment, and why it cannot be confirmed as unchanged, or null; undefined when no edition stands. */
export async function confirmable(db: Db | Tx, row: AssessmentRow, at: Date) {
  const newest = await newestOf(db, row.number);
  if (!newest) return undefined;
  const isPublished = row.status === status.published;
  const isConfirmedLately = newest.confirms !== null && isLately(newest.published_at, at);
  // Beside a draft nothing needs to be compared.
  const beside = isPublished ? await besideEdition(db, row, newest, at) : { isSame: true, hasRetracted: false };
  const hindrance: Hindrance | null = hindranceOf({ isPublished, ...beside, isConfirmedLately });
  return { newest, hindrance, isConfirmedLately };
}
