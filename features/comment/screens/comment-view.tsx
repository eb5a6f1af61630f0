import { useState } from "react";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, Tag, UndoIcon, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { Comment } from "../calls.ts";
import { commentsTexts } from "../texts.ts";
import { CommentForm } from "./comment-form.tsx";
import styles from "./comments.module.css";
import { useOpenComments } from "./comments-context.tsx";
import type { ThreadContext } from "./thread-view.tsx";
import { useDraft } from "./use-drafts.ts";

/** Stands for a first comment that somebody has deleted while answers to it are left. */
export const GoneView = () => <p className={styles.meta}>{commentsTexts.gone}</p>;

/** A comment with what the reader may do with it; being changed; or 'Angre' where it stood. */
export function CommentView({ comment, ...context }: ThreadContext & { readonly comment: Comment }) {
  const [isEditing, setEditing] = useState(false);
  const writing = { kind: "edit", comment: comment.commentId } as const;
  // A text that this browser kept is shown without anybody having to ask for it.
  const draft = useDraft(context.block, writing);
  if (context.deleted.has(comment.commentId)) return <Deleted comment={comment} {...context} />;
  if (isEditing || draft)
    return (
      <CommentForm
        block={context.block}
        writing={writing}
        label={commentsTexts.editLabel}
        start={{ comment: comment.comment, rev: String(comment.rev) }}
        takesFocus={isEditing}
        onClose={() => setEditing(false)}
      />
    );
  return <Shown comment={comment} edit={() => setEditing(true)} {...context} />;
}

type ShownProps = ThreadContext & { readonly comment: Comment; readonly edit: () => void };

function Shown({ comment, edit, block, actions, fresh }: ShownProps) {
  const { abilities } = useEditing().assessment;
  const { noteDeleted } = useOpenComments();
  const confirm = useConfirm();
  const toast = useToast();
  const when = norwegianMoment(comment.date);
  const mayChange = comment.mine && abilities.includes("comment");
  const mayDelete = mayChange || abilities.includes("delete-any-comment");
  const named = (what: string) => commentsTexts.of(what, comment.username, when);
  const remove = async () => {
    if (!(await confirm(commentsTexts.confirmDelete, { deletes: true }))) return;
    const problem = await actions.remove(comment);
    if (problem) return toast(commentsTexts.errorDeleting(problem.status, problem.title), "error");
    noteDeleted(block, comment);
    toast(commentsTexts.deleted);
  };
  return (
    <>
      <p className={styles.head}>
        <strong>{comment.username}</strong>{" "}
        <span className={styles.meta}>
          <time dateTime={comment.date}>{when}</time>
          {comment.changed === null ? null : ` (${commentsTexts.changed})`}
        </span>
        {fresh.has(comment.commentId) ? <Tag tone="info">{commentsTexts.isNew}</Tag> : null}
      </p>
      <p className={styles.text} dir="auto">
        {comment.comment}
      </p>
      {mayDelete ? (
        <div className={styles.actions}>
          {mayChange ? (
            <Button variant="tertiary" size="sm" aria-label={named(commentsTexts.edit)} onClick={edit}>
              {commentsTexts.edit}
            </Button>
          ) : null}
          <Button
            variant="tertiary"
            size="sm"
            color="danger"
            aria-label={named(commentsTexts.remove)}
            onClick={() => void remove()}
          >
            {commentsTexts.remove}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Deleted({ comment, block, actions }: ThreadContext & { readonly comment: Comment }) {
  const { forgetDeleted } = useOpenComments();
  const toast = useToast();
  const undo = async () => {
    const problem = await actions.restore(comment.commentId);
    if (problem) return toast(commentsTexts.errorOther(problem.status, problem.title), "error");
    forgetDeleted(block, comment.commentId);
    toast(commentsTexts.restored);
  };
  return (
    <div className={styles.gone}>
      <span>{commentsTexts.gone}</span>
      <Button variant="secondary" size="sm" onClick={() => void undo()}>
        <UndoIcon aria-hidden />
        {commentsTexts.undo}
      </Button>
    </div>
  );
}
