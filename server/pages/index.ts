export { createKeptFront, type KeptFront } from "./kept-front.ts";
export { type AnonymousPages, openPageMemory } from "./pages.ts";
export { pageRoutes } from "./routes.ts";
