export { restoreComment } from "./change-comment.ts";
export { commentRoutes } from "./routes.ts";
