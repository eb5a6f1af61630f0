import type { Paths } from "../../platform/pure/contract/paths.ts";

export const retractionPaths = {
  assessmentRetractions: ["GET", "/api/assessments/:id/retractions"],
  deskRetractions: ["GET", "/api/desk/retractions"],
  deskLoadRetractions: ["POST", "/api/desk/retractions"],
  deskNotSameStudy: ["POST", "/api/desk/assessments/:id/not-same-study"],
} as const satisfies Paths;
