import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, Loader, useToast } from "../../../platform/ui/index.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";
import { useOpenComments } from "./comments-context.tsx";
import type { CommentActions } from "./use-comments.ts";

type DeletedCommentsProps = { readonly block: string; readonly actions: CommentActions };

/** What the reader can bring back of a block's comments, for 30 days. Asked for when it is opened. */
export function DeletedComments(props: DeletedCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="ds-details" data-color="neutral" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{commentsTexts.deletedList}</summary>
      <p className={styles.meta}>{commentsTexts.deletedExplain}</p>
      {isOpen ? <List {...props} /> : null}
    </details>
  );
}

function List({ block, actions }: DeletedCommentsProps) {
  const query = callQuery(useApi(), "deletedComments", { params: { contentGuid: block } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const { forgetDeleted } = useOpenComments();
  const toast = useToast();
  if (error) return <Alert tone="danger">{error.problem.title}</Alert>;
  if (!data) return <Loader />;
  if (data.length === 0) return <p>{commentsTexts.noneDeleted}</p>;
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
