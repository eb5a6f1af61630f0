export { keepVersion } from "./keep-version.ts";
export { lastWriter, redactionSince } from "./last-writer.ts";
export { saveRevision } from "./save-revision.ts";
export {
  append as appendHistory,
  appendCells,
  cellWrites,
  deletedBy,
  isOfContent,
  saveRevision as storeRevision,
} from "./store.ts";
