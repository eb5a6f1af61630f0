import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import type { Answer } from "../../../platform/pure/contract/call.ts";
import type { Problem } from "../../api/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { Comment, CommentCount } from "../calls.ts";

/** Milliseconds between looks at an open pane, so that a colleague's answer appears. */
const LOOK_AGAIN = 10_000;

const useList = (block: string) => callQuery(useApi(), "getComments", { params: { contentGuid: block } });

/** The comments of a block, fetched again while its pane is open. */
export function useComments(block: string): {
  readonly comments: readonly Comment[] | undefined;
  readonly problem: Problem | null;
} {
  const { data, error } = useQuery({
    ...useList(block),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: "always",
  });
  return { comments: data, problem: error?.problem ?? null };
}

/** Fetches a block's comments again. The counts of all blocks follow; nobody waits for them. */
export function useRefresh(block: string): () => Promise<unknown> {
  const client = useQueryClient();
  const { reload } = useEditing();
  const { queryKey } = useList(block);
  const [name, request] = queryKey;
  const guid = request.params.contentGuid;
  return useCallback(() => {
    void reload();
    return client.invalidateQueries({ queryKey: [name, { params: { contentGuid: guid } }] });
  }, [client, name, guid, reload]);
}

/** Actions on a comment besides writing it. Each returns the problem, or null. */
export type CommentActions = {
  readonly remove: (comment: Comment) => Promise<Problem | null>;
  readonly restore: (comment: number) => Promise<Problem | null>;
  readonly resolve: (thread: number, resolved: boolean) => Promise<Problem | null>;
};

const problemOf = (answer: Answer<unknown> | null): Problem | null => (answer?.ok === false ? answer.problem : null);

export function useCommentActions(block: string): CommentActions {
  const { number: pageId } = useEditing();
  const refresh = useRefresh(block);
  const removing = useWrite("deleteComment", refresh);
  const restoring = useWrite("restoreItem", refresh);
  const resolving = useWrite("resolveComment", refresh);
  return {
    remove: async ({ commentId, rev }) =>
      problemOf(
        await removing.run({
          params: { commentId },
          query: { rev },
          body: { id: block, type: "comment", pageId },
        }),
      ),
    restore: async (id) => problemOf(await restoring.run({ body: { kind: "comment", id, pageId } })),
    resolve: async (commentId, resolved) =>
      problemOf(await resolving.run({ params: { commentId }, body: { resolved, pageId } })),
  };
}

const none = { open: 0, unread: 0 } as const;

/** How much stands on a block. */
export const useCommentCount = (block: string): Pick<CommentCount, "open" | "unread"> =>
  useEditing().assessment.comments.find(({ contentGuid }) => contentGuid === block) ?? none;

/** Whether the pane is there for the role shown: for those who may read comments, while the assessment is a draft. */
export const useHasComments = (): boolean => {
  const { assessment } = useEditing();
  return assessment.assessmentStatus === 1 && assessment.abilities.includes("read-comments");
};
