export { askForDocuments, askForUpkeep, makeJob, upkeepJob } from "./make.ts";
export { documentRoutes } from "./routes.ts";
