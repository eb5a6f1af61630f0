import type { Paths } from "../../platform/pure/contract/paths.ts";

export const historyPaths = {
  fieldHistory: ["GET", "/api/assessments/:id/history"],
  historyEntry: ["GET", "/api/assessments/:id/history/:entry"],
} as const satisfies Paths;
