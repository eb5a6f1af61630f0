import type { Paths } from "../../platform/pure/contract/paths.ts";

export const literaturePaths = {
  createLiteratureSearchItem: ["POST", "/api/schema/CreateLiteratureSearchItem"],
  updateLiteratureSearchItem: ["POST", "/api/schema/UpdateLiteratureSearchItem"],
  deleteLiteratureSearchItem: ["POST", "/api/schema/DeleteLiteratureSearchItem"],
  repeatSearches: ["POST", "/api/schema/RepeatSearches"],
  saveSelection: ["POST", "/api/schema/SaveSelection/:contentId"],
  createReference: ["POST", "/api/schema/CreateReference"],
  updateReference: ["POST", "/api/schema/UpdateReference"],
  deleteReference: ["POST", "/api/schema/DeleteReference"],
} as const satisfies Paths;
