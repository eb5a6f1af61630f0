import type { Cells } from "../../../core/saving/index.ts";
import type { Api } from "../../api/api.ts";
import type { CreateAnswer, DraftPlace } from "../saving/index.ts";

/** What is being written: a new thread, an answer to one, or a change of a comment. */
export type Writing =
  | { readonly kind: "new" }
  | { readonly kind: "answer"; readonly thread: number }
  | { readonly kind: "edit"; readonly comment: number };

/** Where its text waits until it is saved: in this browser, for the seat, like every add form. */
export const draftPlace = (block: string, writing: Writing): DraftPlace => ({
  block,
  of: "comment",
  part: partOf(writing),
});

const partOf = (writing: Writing): string => {
  if (writing.kind === "new") return "new";
  return writing.kind === "answer" ? `answer ${writing.thread}` : `edit ${writing.comment}`;
};

const writingIn = ({ part }: DraftPlace): Writing => {
  const [kind, number = ""] = part.split(" ");
  if (kind === "answer") return { kind, thread: Number(number) };
  return kind === "edit" ? { kind, comment: Number(number) } : { kind: "new" };
};

/** Saves what was written; repeated with the same key it is saved once. */
export async function createComment(
  api: Api,
  pageId: number,
  place: DraftPlace,
  { comment: value = "", quote = "", rev = "" }: Cells,
  idempotencyKey: string,
): Promise<CreateAnswer> {
  const writing = writingIn(place);
  const shared = { id: place.block, value, type: "comment", pageId } as const;
  if (writing.kind === "edit") {
    const request = {
      params: { commentId: writing.comment },
      body: { ...shared, rev: rev === "" ? null : Number(rev) },
    };
    const answer = await api.call("editComment", request, { idempotencyKey });
    if (!answer.ok) return { kind: "refused", problem: answer.problem };
    return { kind: "created", row: writing.comment, rev: answer.value.rev };
  }
  const body = {
    ...shared,
    parentId: writing.kind === "answer" ? writing.thread : null,
    quote: writing.kind === "new" && quote !== "" ? quote : null,
  };
  const answer = await api.call("saveComment", { body }, { idempotencyKey });
  if (!answer.ok) return { kind: "refused", problem: answer.problem };
  return { kind: "created", row: answer.value.commentId, rev: answer.value.rev };
}
