import type { Paths } from "../../platform/pure/contract/paths.ts";

export const evidencePaths = {
  createEvidenceTableItem: ["POST", "/api/schema/CreateEvidenceTableItem"],
  updateEvidenceTableItem: ["POST", "/api/schema/UpdateEvidenceTableItem"],
  deleteEvidenceTableItem: ["POST", "/api/schema/DeleteEvidenceTableItem"],
  createResult: ["POST", "/api/schema/CreateResult"],
  updateResult: ["POST", "/api/schema/UpdateResult"],
  deleteResult: ["POST", "/api/schema/DeleteResult"],
} as const satisfies Paths;
