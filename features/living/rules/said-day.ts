import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { valuesByKey, type WorkingCopy } from "../../assessment/rules/working-copy/index.ts";
import { blocksFeeding, visibleBlocks } from "../../template/rules/index.ts";

/** The review day that the text of an assessment says: that of the first visible block that feeds it. Null when none is answered. */
export function saidReviewDay(copy: WorkingCopy): string | null {
  const visible = visibleBlocks(copy.template, valuesByKey(copy));
  const days = blocksFeeding(copy.template, "review-date").flatMap(({ block }) => {
    const value = visible.has(block.key) ? copy.items.get(block.key)?.value : null;
    return (typeof value === "string" && isoDay(value)) || [];
  });
  return days[0] ?? null;
}
