import type { Notice } from "./notice.ts";

/** The states of a paper that has notices, the gravest first. */
export const paperStates = ["retracted", "concern", "reinstated", "corrected"] as const;
export type PaperState = (typeof paperStates)[number];

/** The state of a paper, with the notice that began it. */
export type StateOfPaper = { readonly state: PaperState; readonly notice: Notice };

const byDate = (one: Notice, other: Notice): number =>
  (one.on ?? "").localeCompare(other.on ?? "") || one.recordId - other.recordId;

/**
 * The state of a paper by all its notices; null without any. A retracted paper stays retracted until a reinstatement, whatever is
 * corrected in it later. A notice without a date counts as the oldest.
 */
export function stateOf(notices: readonly Notice[]): StateOfPaper | null {
  const sorted = notices.toSorted(byDate);
  const reinstated = sorted.findLastIndex(({ nature }) => nature === "reinstatement");
  const since = sorted.slice(reinstated + 1);
  const first = (nature: Notice["nature"]) => since.find((notice) => notice.nature === nature);
  const retraction = first("retraction");
  if (retraction) return { state: "retracted", notice: retraction };
  const concern = first("concern");
  if (concern) return { state: "concern", notice: concern };
  const reinstatement = sorted[reinstated];
  if (reinstatement) return { state: "reinstated", notice: reinstatement };
  const correction = first("correction");
  return correction ? { state: "corrected", notice: correction } : null;
}
