import type { Paths } from "../../platform/pure/contract/paths.ts";

export const takeoverPaths = {
  templateNews: ["GET", "/api/assessments/:id/template"],
  takeOverTemplate: ["POST", "/api/assessments/:id/template"],
  undoTakeover: ["POST", "/api/assessments/:id/template/undo"],
} as const satisfies Paths;
