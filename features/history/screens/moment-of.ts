import { norwegianDate, norwegianMoment, norwegianTime } from "../../../platform/pure/norwegian-date/index.ts";
import type { HistoryEntry } from "../calls.ts";
import { fieldHistoryTexts as texts } from "../texts.ts";

/** When an entry was written: from the first save in it to the last. */
export function momentOf({ from, at }: Pick<HistoryEntry, "from" | "at">): string {
  const begun = norwegianMoment(from);
  if (begun === norwegianMoment(at)) return begun;
  return texts.moment(begun, norwegianDate(from) === norwegianDate(at) ? norwegianTime(at) : norwegianMoment(at));
}
