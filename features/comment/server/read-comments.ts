import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import { mayRestoreComment } from "../../access/rules/index.ts";
import type { Comment } from "../../api/index.ts";
import { commentsOn, openForReading, seatIdsIn, storedBlock } from "../../assessment/server/index.ts";
import { restorableSince } from "../../row/server/index.ts";
import * as store from "./store.ts";

/** The comments of a block, for those who may read them: not for peers. */
export async function getComments(read: Read, id: string): Promise<Result<Comment[]>> {
  const owner = await storedBlock(read.db, id);
  const found = await openForReading(read, "read-comments", owner?.assessment);
  if (!found.ok) return found;
  if (!owner) return refuse({ kind: "NotFound" });
  return ok(await commentsOn(read.db, read.actor, owner.assessment, owner.number));
}

/** Remembers how far the caller's seats have read on a block. It never goes back, so nothing is locked for it. */
export async function seeComments(
  work: Work,
  { id, upto }: CallInput<"seeComments">["body"],
): Promise<Result<{ ok: true }>> {
  const { tx, actor } = work;
  const owner = await storedBlock(tx, id);
  const found = await openForReading({ db: tx, actor }, "comment", owner?.assessment);
  if (!found.ok) return found;
  if (!owner) return refuse({ kind: "NotFound" });
  const newest = await store.newestComment(tx, owner.number);
  for (const contributor of seatIdsIn(actor, owner.assessment))
    await store.see(tx, {
      contributor,
      owner: owner.number,
      assessment: owner.assessment,
      upto: Math.min(upto, newest),
    });
  return ok({ ok: true });
}

/** A block's deleted comments that the caller can bring back, the last deleted first. */
export async function deletedComments(read: Read, id: string): Promise<Result<CallAnswer<"deletedComments">>> {
  const owner = await storedBlock(read.db, id);
  const found = await openForReading(read, "comment", owner?.assessment);
  if (!found.ok) return found;
  if (!owner) return refuse({ kind: "NotFound" });
  const rows = await store.deletedCommentsSince(read.db, owner.number, restorableSince(read.at));
  return ok(
    rows
      .filter(({ deleted_by }) => mayRestoreComment(read.actor, deleted_by ?? "", found.value).allowed)
      .map(({ id: commentId, rev, body, deleted_at, name }) => ({
        commentId,
        rev,
        comment: body,
        username: name,
        deleted: (deleted_at ?? read.at).toISOString(),
      })),
  );
}
