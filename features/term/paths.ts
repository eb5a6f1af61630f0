import type { Paths } from "../../platform/pure/contract/paths.ts";

export const termPaths = {
  deskAllTerms: ["GET", "/api/desk/terms"],
  deskAddTerm: ["POST", "/api/desk/terms"],
  deskSaveTerm: ["POST", "/api/desk/terms/:id/save"],
  deskMergeTerm: ["POST", "/api/desk/terms/:id/merge"],
  deskRetireTerm: ["POST", "/api/desk/terms/:id/retire"],
} as const satisfies Paths;
