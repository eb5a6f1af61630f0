import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { mayDeleteComment, mayRestoreComment } from "../../access/rules/index.ts";
import type { RowSaved } from "../../api/index.ts";
import { restorableSince } from "../../row/server/index.ts";
import { commenter, openComment } from "./open.ts";
import * as store from "./store.ts";
import { rememberComment } from "./write-comment.ts";

const done = ok({ ok: true } as const);

type Asked = { readonly id: number; readonly seen: number | undefined };

const stale = ({ rev, body }: store.CommentRow) => refuse({ kind: "Stale", current: { rev, value: body } });

/** Deletes a comment; it can be brought back for 30 days. Answers to it stay. Deleting one that is gone already is not an error. */
export async function deleteComment(work: Work, { id, seen }: Asked): Promise<Result<{ ok: true }>> {
  const { tx, actor, at } = work;
  const found = await openComment(work, id, ({ assessment, comment }) =>
    mayDeleteComment(actor, comment.contributor, assessment),
  );
  if (!found.ok) return found;
  const { assessment, comment } = found.value;
  if (comment.deleted_at) return done;
  if (seen !== undefined && seen !== comment.rev) return stale(comment);
  await store.setCommentDeleted(tx, id, { by: commenter(work, assessment.number), at });
  await rememberComment(work, assessment, { ...comment, rev: comment.rev + 1 }, "deleted");
  return done;
}

/** Brings a deleted comment back to its thread. One that is there already stays as it is. */
export async function restoreComment(work: Work, { id, seen }: Asked): Promise<Result<RowSaved>> {
  const { tx, actor, at } = work;
  const found = await openComment(work, id, ({ assessment, comment }) =>
    mayRestoreComment(actor, comment.deleted_by ?? comment.contributor, assessment),
  );
  if (!found.ok) return found;
  const { assessment, comment } = found.value;
  const answer = (rev: number): Result<RowSaved> =>
    ok({ ok: true, rev, changed: at.toISOString(), cells: { comment: comment.body }, written: [] });
  if (!comment.deleted_at) return answer(comment.rev);
  if (comment.deleted_at < restorableSince(at)) return refuse({ kind: "NotFound" });
  if (seen !== undefined && seen !== comment.rev) return stale(comment);
  await store.setCommentDeleted(tx, id, null);
  await rememberComment(work, assessment, { ...comment, rev: comment.rev + 1 }, "restored");
  return answer(comment.rev + 1);
}

/** Marks a thread as resolved, or opens it again. Everybody who may comment may; either twice is not an error. */
export async function resolveComment(
  work: Work,
  id: number,
  { resolved }: { readonly resolved: boolean },
): Promise<Result<{ ok: true }>> {
  const found = await openComment(work, id);
  if (!found.ok) return found;
  const { assessment, comment } = found.value;
  if (comment.parent !== null) return refuse({ kind: "NotFound" });
  if ((comment.resolved_at !== null) === resolved) return done;
  const by = commenter(work, assessment.number);
  await store.setResolved(work.tx, id, resolved ? { by, at: work.at } : null);
  await rememberComment(work, assessment, comment, resolved ? "resolved" : "reopened");
  return done;
}
