import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { abilitiesOf } from "../../access/rules/index.ts";
import { blockValue, loadWorkingCopy, openForReading } from "../../assessment/server/index.ts";
import { findBlock } from "../../template/rules/index.ts";
import { comparedWith, plainField } from "../rules/sections/index.ts";
import { loadReviews, reviewReader } from "./load-reviews.ts";
import { valueAtMoment } from "./reading-store.ts";

/**
 * The text of a field or the title when a review was sent or begun, beside the current text. Only for callers who may see the
 * review.
 */
export async function reviewChange(
  read: Read,
  { params, query }: CallInput<"reviewChange">,
): Promise<Result<CallAnswer<"reviewChange">>> {
  const found = await openForReading(read, "read-working-copy", params.id);
  if (!found.ok) return found;
  const row = found.value;
  const { db, actor } = read;
  const reader = reviewReader(actor, row, abilitiesOf(actor, row));
  const reviews = await loadReviews(db, row, actor);
  const review = reviews.find(({ contributorId }) => contributorId === query.contributorId.toLowerCase());
  const upon = review ? comparedWith(review, reader) : null;
  if (!upon) return refuse({ kind: "NotFound" });
  if (query.contentGuid === undefined) {
    const before = await valueAtMoment(db, row.number, { kind: "heading", ref: row.number }, upon);
    return ok({ before: String(before?.value ?? ""), after: row.name });
  }
  const guid = query.contentGuid.toLowerCase();
  const { copy } = await loadWorkingCopy(db, row, read.language);
  const [key, item] = [...copy.items].find(([, each]) => each.guid === guid) ?? [];
  const placed = key === undefined ? undefined : findBlock(copy.template, key);
  if (!item || !placed) return refuse({ kind: "NotFound" });
  const before = await valueAtMoment(db, row.number, { kind: "block", ref: item.number }, upon);
  return ok({
    before: plainField(copy, placed.block, blockValue(before?.value)),
    after: plainField(copy, placed.block, item.value),
  });
}
