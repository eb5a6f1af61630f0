import type { Paths } from "../../platform/pure/contract/paths.ts";

export const redactionPaths = {
  deskFindWords: ["POST", "/api/desk/assessments/:id/find-words"],
  deskRedact: ["POST", "/api/desk/assessments/:id/redact"],
  deskEraseFiles: ["POST", "/api/desk/assessments/:id/erase-files"],
} as const satisfies Paths;
