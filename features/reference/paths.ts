import type { Paths } from "../../platform/pure/contract/paths.ts";

export const referencePaths = {
  readReferences: ["POST", "/api/schema/ReadReferences/:contentId"],
} as const satisfies Paths;
