export { devOutboxRoutes } from "./routes.ts";
