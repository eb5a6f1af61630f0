export type { Format as KeptFormat } from "./formats.ts";
export { askForDocuments, askForUpkeep, discardDocuments } from "./make.ts";
export { documentStates, madeOfPage } from "./store.ts";
