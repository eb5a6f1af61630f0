export { getDetails } from "./get-details.ts";
export { lastSavedAt } from "./get-last-saved.ts";
export { permit } from "./permit.ts";
export { type AssessmentWiring, assessmentRoutes } from "./routes.ts";
export {
  type AssessmentRow,
  find as findAssessment,
  hold as holdAssessment,
  lock as lockAssessment,
  lockItem,
  people as peopleOf,
  setStatus,
} from "./store.ts";
export { fileUrl, loadWorkingCopy } from "./working-copy.ts";
