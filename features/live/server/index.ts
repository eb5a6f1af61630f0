export { liveRoutes } from "./routes.ts";
export { forgetOld as forgetOldChanges } from "./store.ts";
