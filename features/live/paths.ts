import type { Paths } from "../../platform/pure/contract/paths.ts";

export const livePaths = {
  liveChanges: ["GET", "/api/live/:id/changes"],
  sayHere: ["POST", "/api/live/:id/here"],
  getText: ["GET", "/api/live/:id/text/:item"],
  saveTextSteps: ["POST", "/api/live/:id/text/:item"],
} as const satisfies Paths;
