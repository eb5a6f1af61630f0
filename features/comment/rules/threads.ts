import type { Comment } from "../calls.ts";

/** A first comment and its answers, oldest first. `first` is null when it was deleted and answers are left. */
export type Thread = {
  /** The number of the first comment, also when it is gone. */
  readonly id: number;
  readonly first: Comment | null;
  readonly answers: readonly Comment[];
  readonly resolvedAt: string | null;
};

/** The threads of a flat list, in the order in which they began. */
export const threadsOf = (comments: readonly Comment[]): readonly Thread[] =>
  [...Map.groupBy(comments, ({ commentId, parentId }) => parentId ?? commentId)]
    .sort(([a], [b]) => a - b)
    .map(([id, all]) => ({
      id,
      first: all.find(({ commentId }) => commentId === id) ?? null,
      answers: all.filter(({ commentId }) => commentId !== id).sort((a, b) => a.commentId - b.commentId),
      resolvedAt: all[0]?.resolvedAt ?? null,
    }));
