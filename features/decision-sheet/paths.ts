import type { Paths } from "../../platform/pure/contract/paths.ts";

export const decisionSheetPaths = {
  decisionSheet: ["GET", "/api/assessments/:id/decision-sheet"],
} as const satisfies Paths;
