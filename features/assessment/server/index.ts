export { acceptedValue as acceptBlockValue } from "./accept-value.ts";
export { advanceBlock, lockBlock, storedBlock } from "./block-store.ts";
export { aboutCard, cardSoon, cardTask } from "./card-soon.ts";
export { commentsByBlock, commentsOn, countsByBlock, seatIdsIn } from "./comments.ts";
export { findEachWithCounts, findWithComments, findWithCounts, newestDate, versionOfCopy } from "./content-store.ts";
export { lastSavedAt } from "./get-last-saved.ts";
export { addImported, changeImported, writeImportedBlocks } from "./imported.ts";
export { blocksAsStored } from "./imported-store.ts";
export { aboutOf, mailAuthors } from "./mail-authors.ts";
export { openForChange, openForReading, openWithContent, readerOf } from "./open.ts";
export { recordStep } from "./record-step.ts";
export {
  type AssessmentRow,
  add as addAssessment,
  addItems as addBlocks,
  find as findAssessment,
  forgetUnopened,
  lock as lockAssessment,
  lockShared as lockAssessmentShared,
  numberOrGuid,
  peopleOfAssessment as peopleOf,
  setStatus,
} from "./store.ts";
export { blockValue, type LoadedCopy, loadWorkingCopy, workingCopyOf } from "./working-copy.ts";
export { writeBlock } from "./write-block.ts";
