export { lastSavedAt } from "./get-last-saved.ts";
export { permit } from "./permit.ts";
export { type AssessmentWiring, assessmentRoutes } from "./routes.ts";
export { seenAs } from "./seen-as.ts";
export {
  type AssessmentRow,
  add as addAssessment,
  addItems as addBlocks,
  find as findAssessment,
  forgetUnopened,
  hold as holdAssessment,
  lock as lockAssessment,
  lockItem,
  people as peopleOf,
  saveItem as saveBlock,
  setStatus,
} from "./store.ts";
export { fileUrl, loadWorkingCopy } from "./working-copy.ts";
