export { acceptNumbers } from "./accept-numbers.ts";
export { economyRoutes } from "./routes.ts";
