import type { Paths } from "../../platform/pure/contract/paths.ts";

export const overviewPaths = {
  deskOverview: ["GET", "/api/desk/overview"],
} as const satisfies Paths;
