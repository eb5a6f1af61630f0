import type { Paths } from "../../platform/pure/contract/paths.ts";

/** Calls about the day by which a published assessment is looked at again. */
export const livingPaths = {
  reviewDay: ["GET", "/api/assessments/:id/review"],
  setReviewDay: ["POST", "/api/assessments/:id/review"],
  confirmUnchanged: ["POST", "/api/assessments/:id/confirm"],
  declineConfirmation: ["POST", "/api/desk/assessments/:id/decline-confirmation"],
  undoConfirmation: ["POST", "/api/desk/assessments/:id/undo-confirmation"],
} as const satisfies Paths;
