export { detailsRoutes } from "./routes.ts";
