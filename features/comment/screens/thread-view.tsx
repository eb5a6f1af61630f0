import { useState } from "react";
import { Button, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { Comment } from "../calls.ts";
import { type Thread, threadsOf } from "../rules/index.ts";
import { commentsTexts } from "../texts.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentView, GoneView } from "./comment-view.tsx";
import styles from "./comments.module.css";
import { Quote } from "./quote.tsx";
import type { CommentActions } from "./use-comments.ts";
import { useDraft, useUnsent } from "./use-drafts.ts";
import { isWrittenIn } from "./writing.ts";

export type ThreadContext = {
  readonly block: string;
  readonly actions: CommentActions;
  /** Numbers of comments that were deleted on this page. */
  readonly deleted: ReadonlySet<number>;
  /** Numbers of those that were unread when they were first shown here. */
  readonly fresh: ReadonlySet<number>;
  /** Whether these words stand in the field now. */
  readonly stands: (quote: string) => boolean;
};

/** The threads that are open, then the resolved ones, folded away unless something that is not saved stands in one. */
export function Threads({ comments, ...context }: ThreadContext & { readonly comments: readonly Comment[] }) {
  const threads = threadsOf(comments);
  const open = threads.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = threads.filter(({ resolvedAt }) => resolvedAt !== null);
  const unsent = useUnsent(context.block);
  const [isUnfolded, setUnfolded] = useState(false);
  if (!isUnfolded && resolved.some((thread) => isWrittenIn(thread, unsent))) setUnfolded(true);
  const list = (some: readonly Thread[]) => (
    <ul className={styles.threads}>
      {some.map((thread) => (
        <li key={thread.id}>
          <ThreadView thread={thread} {...context} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 ? list(open) : <p className={styles.meta}>{commentsTexts.none}</p>}
      {resolved.length > 0 ? (
        <details className="ds-details" data-color="neutral" open={isUnfolded}>
          <summary>{commentsTexts.resolved(resolved.length)}</summary>
          {list(resolved)}
        </details>
      ) : null}
    </>
  );
}

function ThreadView({ thread, ...context }: ThreadContext & { readonly thread: Thread }) {
  const { abilities } = useEditing().assessment;
  const toast = useToast();
  const [isAnswering, setAnswering] = useState(false);
  const writing = { kind: "answer", thread: thread.id } as const;
  const draft = useDraft(context.block, writing);
  const { first, answers } = thread;
  const { block, actions } = context;
  const name = first?.username ?? answers[0]?.username ?? "";
  const quote = first?.quote ?? null;
  const resolve = async () => {
    const problem = await actions.resolve(thread.id, thread.resolvedAt === null);
    if (problem) toast(commentsTexts.errorOther(problem.status, problem.title), "error");
  };
  return (
    <article tabIndex={-1} className={styles.thread} aria-label={`${commentsTexts.title}: ${name}`}>
      {quote === null ? null : <Quote text={quote} isGone={!context.stands(quote)} />}
      {first ? <CommentView comment={first} {...context} /> : <GoneView />}
      {answers.length > 0 ? (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.commentId} tabIndex={-1}>
              <CommentView comment={answer} {...context} />
            </li>
          ))}
        </ul>
      ) : null}
      {abilities.includes("comment") ? (
        isAnswering || draft ? (
          <CommentForm
            block={block}
            writing={writing}
            label={commentsTexts.answerLabel}
            takesFocus={isAnswering}
            onClose={() => setAnswering(false)}
          />
        ) : (
          <div className={styles.actions}>
            <Button
              variant="tertiary"
              size="sm"
              aria-label={commentsTexts.answerTo(name)}
              onClick={() => setAnswering(true)}
            >
              {commentsTexts.answer}
            </Button>
            <Button variant="tertiary" size="sm" onClick={() => void resolve()}>
              {thread.resolvedAt === null ? commentsTexts.resolve : commentsTexts.reopen}
            </Button>
          </div>
        )
      ) : null}
    </article>
  );
}
