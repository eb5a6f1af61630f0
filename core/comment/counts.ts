import type { Comment, CommentCount } from "../contract/comment.ts";
import { threadsOf } from "./threads.ts";

/** What the screen shows of a block's comments before they are opened. */
export const countsOf = (contentGuid: string, comments: readonly Comment[]): CommentCount => ({
  contentGuid,
  open: threadsOf(comments).filter(({ resolvedAt }) => resolvedAt === null).length,
  unread: comments.filter(({ unread }) => unread).length,
  newest: Math.max(0, ...comments.map(({ commentId }) => commentId)),
});
