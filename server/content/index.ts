export { cleanHtml } from "./clean-html.ts";
export { addressOf } from "./model.ts";
export { draftKeyIn } from "./preview.ts";
export { contentRoutes } from "./routes.ts";
export { seedSites } from "./seed.ts";
export { openTrees, type Trees } from "./trees.ts";
