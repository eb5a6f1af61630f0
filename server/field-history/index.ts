export { fieldHistoryRoutes } from "./routes.ts";
