import type { Paths } from "../../platform/pure/contract/paths.ts";

export const rowPaths = {
  restoreItem: ["POST", "/api/schema/Restore"],
  moveItem: ["POST", "/api/schema/MoveItem"],
  deletedItems: ["GET", "/api/schema/DeletedItems/:contentId"],
} as const satisfies Paths;
