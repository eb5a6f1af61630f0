import { type DraftPlace, placeKey, type RowStore } from "../../../platform/editing/saving/index.ts";
import { typedMeanwhile } from "../../../platform/pure/saving/index.ts";
import type { Comment } from "../calls.ts";
import { type Thread, threadsOf } from "../rules/index.ts";

/** The kind of text that is written: a new thread, an answer to one, or a change of a comment. */
export type Writing =
  | { readonly kind: "new" }
  | { readonly kind: "answer"; readonly thread: number }
  | { readonly kind: "edit"; readonly comment: number };

/** Where its text waits until it is saved: in this browser, for the seat, like every add form. */
export const placeOfWriting = (block: string, writing: Writing): DraftPlace => ({
  block,
  of: "comment",
  part: partOf(writing),
});

const partOf = (writing: Writing): string => {
  if (writing.kind === "new") return "new";
  return writing.kind === "answer" ? `answer ${writing.thread}` : `edit ${writing.comment}`;
};

/** The kind of text at the place of a draft. */
export const writingIn = ({ part }: DraftPlace): Writing => {
  const [kind, number = ""] = part.split(" ");
  if (kind === "answer") return { kind, thread: Number(number) };
  return kind === "edit" ? { kind, comment: Number(number) } : { kind: "new" };
};

const isIn = ({ id, first, answers }: Thread, writing: Writing): boolean => {
  if (writing.kind === "new") return false;
  if (writing.kind === "answer") return id === writing.thread;
  return [first, ...answers].some((each) => each?.commentId === writing.comment);
};

/** Whether one of these drafts is written in a thread: as an answer to it, or as a change of what stands in it. */
export const isWrittenIn = (thread: Thread, drafts: readonly DraftPlace[]): boolean =>
  drafts.some((place) => isIn(thread, writingIn(place)));

/** The drafts of a block whose comment or thread is gone, so that no form shows them. */
export const orphansAmong = (drafts: readonly DraftPlace[], comments: readonly Comment[]): readonly DraftPlace[] => {
  const threads = threadsOf(comments);
  return drafts.filter((place) => {
    const writing = writingIn(place);
    return writing.kind !== "new" && !threads.some((thread) => isIn(thread, writing));
  });
};

/** Ends a saved draft. Text written after a lost answer was not sent, so it becomes a draft change of the comment. */
export function endDraft(
  rows: RowStore,
  place: DraftPlace,
  saved: { readonly row: number; readonly rev: number },
): void {
  const draft = rows.draft(placeKey(place));
  const later = draft && typedMeanwhile(draft).comment;
  rows.discard(place);
  if (later === undefined) return;
  const change = placeOfWriting(place.block, { kind: "edit", comment: saved.row });
  rows.add(change, { comment: draft?.tried?.comment ?? "", rev: String(saved.rev), quote: "" });
  rows.write(change, { comment: later });
}
