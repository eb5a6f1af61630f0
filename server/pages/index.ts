export { createKeptFront, type KeptFront } from "./kept-front.ts";
export { pageRoutes } from "./routes.ts";
