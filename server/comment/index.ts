export { addComment } from "./add-comment.ts";
export { restoreComment } from "./change-comment.ts";
export { digestJob } from "./digest.ts";
export { commentRoutes } from "./routes.ts";
