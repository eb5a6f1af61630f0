export { economyRoutes } from "./routes.ts";
