import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf, mayChangeComment } from "../../access/rules/index.ts";
import type { Comment, Saved } from "../../api/index.ts";
import { type AssessmentRow, commentsOn, openForChange, storedBlock } from "../../assessment/server/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import { restorableSince } from "../../row/server/index.ts";
import { acceptComment, acceptQuote } from "../rules/index.ts";
import { mailMentioned, newlyNamed } from "./mail-mentioned.ts";
import { commentable, commenter, type OpenComment, openComment } from "./open.ts";
import * as store from "./store.ts";

/** The most comments that one block may hold, with the deleted ones that can still be brought back. */
const COMMENTS_MAX = 500;

/** Keeps what was done with a comment in the history. */
export const rememberComment = (
  { tx, actor, at }: Work,
  assessment: AssessmentRow,
  { id, rev, body, quote }: Pick<store.CommentRow, "id" | "rev" | "body" | "quote">,
  action: "saved" | "deleted" | "restored" | "resolved" | "reopened",
) =>
  appendHistory(tx, {
    assessment: assessment.number,
    kind: "comment",
    ref: id,
    rev,
    action,
    value: { body, quote },
    by: authorOf(actor, assessment.number, "comment"),
    at,
  });

/**
 * Writes a comment on a block: the first of a thread, or an answer, which opens a resolved thread again. Mentioned people get a mail at once.
 */
export async function saveComment(work: Work, body: CallInput<"saveComment">["body"]): Promise<Result<Comment>> {
  const { tx, actor, at } = work;
  const owner = await storedBlock(tx, body.id);
  const found = await openForChange(work, "comment", owner?.assessment);
  if (!found.ok) return found;
  const placed = owner && (await commentable(tx, found.value, owner.key));
  if (!owner || !placed) return invalid({ path: "id", kind: "CommentsOff" });
  const accepted = acceptComment(body.value);
  if (!accepted.ok) return accepted;
  const parent = await threadOf(work, owner.number, body.parentId ?? null);
  if (!parent.ok) return parent;
  const held = await store.countComments(tx, owner.number, restorableSince(at));
  if (held >= COMMENTS_MAX) return invalid({ path: "id", kind: "TooManyComments" });
  const assessment = found.value;
  const contributor = commenter(work, assessment.number);
  const people = await store.people(tx, assessment.number);
  const text = { body: accepted.value, quote: parent.value === null ? acceptQuote(body.quote) : null };
  const named = newlyNamed(text.body, people, [contributor]);
  const mention = { placed, guid: owner.guid, people, named, by: contributor };
  const mentions = await mailMentioned(work, assessment, mention);
  const ids = { assessment: assessment.number, owner: owner.number, parent: parent.value?.id ?? null, contributor };
  const { id, rev } = await store.add(tx, { ...ids, ...text, mentions, created_at: at });
  if (parent.value?.resolved_at) {
    await store.setResolved(tx, parent.value.id, null);
    await rememberComment(work, assessment, parent.value, "reopened");
  }
  await store.see(tx, { contributor, owner: owner.number, assessment: assessment.number, upto: id });
  await rememberComment(work, assessment, { id, rev, ...text }, "saved");
  const written = (await commentsOn(tx, actor, assessment.number, owner.number)).find(
    ({ commentId }) => commentId === id,
  );
  if (!written) throw new Error("the comment that was just written is not there");
  return ok(written);
}

/** The thread that is answered: a first comment of the same block, which may have been deleted while answers are left. */
async function threadOf({ tx }: Work, owner: number, parent: number | null): Promise<Result<store.CommentRow | null>> {
  if (parent === null) return ok(null);
  const first = await store.find(tx, parent);
  return first?.owner === owner && first.parent === null ? ok(first) : refuse({ kind: "NotFound" });
}

const saved = ({ rev, at }: { rev: number; at: Date }): Result<Saved> =>
  ok({ ok: true, rev, changed: at.toISOString() });

const stale = ({ comment }: OpenComment) =>
  refuse({ kind: "Stale", current: { rev: comment.rev, value: comment.deleted_at ? null : comment.body } });

/** Changes the caller's own comment. The same text again changes nothing. New mentions are mailed. */
export async function editComment(
  work: Work,
  id: number,
  { value, rev: seen }: Pick<CallInput<"editComment">["body"], "value" | "rev">,
): Promise<Result<Saved>> {
  const { tx, actor, at } = work;
  const found = await openComment(work, id, ({ assessment, comment }) =>
    mayChangeComment(actor, comment.contributor, assessment),
  );
  if (!found.ok) return found;
  const { assessment, comment } = found.value;
  const accepted = acceptComment(value);
  if (!accepted.ok) return accepted;
  if (comment.deleted_at) return stale(found.value);
  if (comment.body === accepted.value) return saved({ rev: comment.rev, at: comment.changed_at ?? comment.created_at });
  if (seen !== undefined && seen !== comment.rev) return stale(found.value);
  const people = await store.people(tx, assessment.number);
  const owner = await storedBlock(tx, String(comment.owner));
  const placed = owner && (await commentable(tx, assessment, owner.key));
  const by = comment.contributor;
  const named = placed ? newlyNamed(accepted.value, people, [by, ...comment.mentions]) : [];
  const mailed =
    owner && placed ? await mailMentioned(work, assessment, { placed, guid: owner.guid, people, named, by }) : [];
  const mentions = [...comment.mentions, ...mailed];
  await store.changeComment(tx, id, { body: accepted.value, mentions, at, isUntold: mailed.length < named.length });
  const rev = comment.rev + 1;
  await rememberComment(work, assessment, { id, rev, body: accepted.value, quote: comment.quote }, "saved");
  return saved({ rev, at });
}
