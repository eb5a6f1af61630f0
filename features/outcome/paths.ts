import type { Paths } from "../../platform/pure/contract/paths.ts";

export const outcomePaths = {
  createOutcome: ["POST", "/api/schema/CreateOutcome"],
  updateOutcome: ["POST", "/api/schema/UpdateOutcome"],
  deleteOutcome: ["POST", "/api/schema/DeleteOutcome"],
} as const satisfies Paths;
