export { addComment } from "./add-comment.ts";
export { restoreComment } from "./change-comment.ts";
export { digestJob } from "./digest.ts";
export { commentMailRoutes } from "./mail-choices.ts";
export { commentRoutes } from "./routes.ts";
