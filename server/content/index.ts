export { addressOf } from "./model.ts";
export { contentRoutes } from "./routes.ts";
export { seedSites } from "./seed.ts";
export { openTrees, type Trees } from "./trees.ts";
