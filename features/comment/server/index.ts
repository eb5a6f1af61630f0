export { addComment } from "./add-comment.ts";
export { restoreComment } from "./change-comment.ts";
