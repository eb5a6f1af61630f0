export { CommentButton } from "./comment-button.tsx";
export { CommentColumn } from "./comment-column.tsx";
export { CommentPane } from "./comment-pane.tsx";
export { CommentsProvider, useOpenComments } from "./comments-context.tsx";
export { createComment } from "./create-comment.ts";
export { UnreadMark } from "./unread-mark.tsx";
export { UnsentComments } from "./unsent-comments.tsx";
export { useHasComments } from "./use-comments.ts";
