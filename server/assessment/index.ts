export { advanceBlock, lockBlock, storedBlock } from "./block-store.ts";
export { aboutCard, cardSoon, cardTask } from "./card-soon.ts";
export { commentsOn, seatIdsIn } from "./comments.ts";
export { newestDate } from "./content-store.ts";
export { lastSavedAt } from "./get-last-saved.ts";
export { loadReviews, loadSentReviews } from "./load-reviews.ts";
export { openForChange, openForReading } from "./open.ts";
export { recordStep } from "./record-step.ts";
export { assessmentRoutes } from "./routes.ts";
export {
  type AssessmentRow,
  add as addAssessment,
  addItems as addBlocks,
  contactAddress,
  find as findAssessment,
  forgetUnopened,
  lock as lockAssessment,
  lockShared as lockAssessmentShared,
  people as peopleOf,
  saveItem as saveBlock,
  setStatus,
} from "./store.ts";
export { loadWorkingCopy } from "./working-copy.ts";
