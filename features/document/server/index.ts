export { askForDocuments, askForUpkeep, discardDocuments, makeJob, upkeepJob } from "./make.ts";
export { documentRoutes } from "./routes.ts";
export { documentStates, madeOfPage } from "./store.ts";
