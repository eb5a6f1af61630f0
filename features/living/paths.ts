import type { Paths } from "../../platform/pure/contract/paths.ts";

/** Calls about the day by which a published assessment is looked at again. */
export const livingPaths = {
  reviewDay: ["GET", "/api/assessments/:id/review"],
  setReviewDay: ["POST", "/api/assessments/:id/review"],
} as const satisfies Paths;
