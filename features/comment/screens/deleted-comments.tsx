import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, useToast } from "../../../platform/ui/index.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";
import { useOpenComments } from "./comments-context.tsx";
import type { CommentActions } from "./use-comments.ts";

type DeletedCommentsProps = {
  readonly block: string;
  readonly actions: CommentActions;
  /** The comments that are there: others ask again. */
  readonly now: string;
};

/** The deleted comments of a block that the reader can restore, for 30 days. Renders nothing when there are none. */
export function DeletedComments({ block, actions, now }: DeletedCommentsProps) {
  const query = callQuery(useApi(), "deletedComments", { params: { contentGuid: block } });
  const { data = [], refetch } = useQuery({ ...query, staleTime: 0 });
  const asked = useRef(now);
  useEffect(() => {
    if (asked.current === now) return;
    asked.current = now;
    void refetch();
  }, [now, refetch]);
  if (data.length === 0) return null;
  return (
    <details className="ds-details" data-color="neutral">
      <summary>{commentsTexts.deletedList}</summary>
      <p className={styles.meta}>{commentsTexts.deletedExplain}</p>
      <List block={block} actions={actions} data={data} refetch={refetch} />
    </details>
  );
}

type ListProps = Omit<DeletedCommentsProps, "now"> & {
  readonly data: CallAnswer<"deletedComments">;
  readonly refetch: () => Promise<unknown>;
};

function List({ block, actions, data, refetch }: ListProps) {
  const { forgetDeleted } = useOpenComments();
  const toast = useToast();
  const restore = async (id: number) => {
    const problem = await actions.restore(id);
    if (problem) return toast(commentsTexts.errorOther(problem.status, problem.title), "error");
    forgetDeleted(block, id);
    toast(commentsTexts.restored);
    await refetch();
  };
  return (
    <ul className={styles.threads}>
      {data.map(({ commentId, comment, username, deleted }) => (
        <li key={commentId} className={styles.gone}>
          <span>
            <strong>{username}</strong> <span className={styles.meta}>{norwegianMoment(deleted)}</span>
            <br />
            <bdi className={styles.text}>{comment}</bdi>
          </span>
          <Button
            variant="secondary"
            size="sm"
            aria-label={commentsTexts.of(commentsTexts.restore, username, norwegianMoment(deleted))}
            onClick={() => void restore(commentId)}
          >
            {commentsTexts.restore}
          </Button>
        </li>
      ))}
    </ul>
  );
}
