export { versionRoutes } from "./routes.ts";
