import type { Paths } from "../../platform/pure/contract/paths.ts";

export const versionPaths = {
  listVersions: ["GET", "/api/assessments/:id/versions"],
  nameVersion: ["POST", "/api/assessments/:id/versions"],
  compareVersions: ["GET", "/api/assessments/:id/versions/:version"],
} as const satisfies Paths;
