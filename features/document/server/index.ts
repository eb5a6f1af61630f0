export { askForDocuments, askForUpkeep, discardDocuments } from "./make.ts";
export { documentStates, madeOfPage } from "./store.ts";
