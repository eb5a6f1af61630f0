import type { Paths } from "../../platform/pure/contract/paths.ts";

export const evidencePaths = {
  createEvidenceTableItem: ["POST", "/api/schema/CreateEvidenceTableItem"],
  updateEvidenceTableItem: ["POST", "/api/schema/UpdateEvidenceTableItem"],
  deleteEvidenceTableItem: ["POST", "/api/schema/DeleteEvidenceTableItem"],
} as const satisfies Paths;
