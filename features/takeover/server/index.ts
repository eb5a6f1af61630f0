export { templateNewsOf } from "./news.ts";
export { takeoverRoutes } from "./routes.ts";
