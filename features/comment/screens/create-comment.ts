import type { Api } from "../../../platform/browser/api/api.ts";
import type { CreateAnswer, DraftPlace } from "../../../platform/editing/saving/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { writingIn } from "./writing.ts";

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
