import type { Paths } from "../../platform/pure/contract/paths.ts";

export const readingPaths = {
  compareEditions: ["GET", "/api/assessments/:id/changes"],
  getAssessment: ["GET", "/api/methodassessment/GetAssessment"],
} as const satisfies Paths;
