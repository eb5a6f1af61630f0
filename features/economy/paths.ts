import type { Paths } from "../../platform/pure/contract/paths.ts";

export const economyPaths = {
  getCustomNumbers: ["GET", "/api/schema/GetCustomNumbers/:contentId"],
  saveCustomNumbers: ["POST", "/api/schema/SaveCustomNumbers/:contentId"],
  getEconomyData: ["GET", "/api/schema/GetEconomyData/:contentId"],
  uploadEconomyEvaluation: ["POST", "/api/schema/UploadEconomyEvaluation/:contentId/:section"],
  removeEconomyEvaluation: ["POST", "/api/schema/RemoveEconomyEvaluation/:contentId"],
  getEconomyFiles: ["GET", "/api/schema/GetEconomyFiles/:contentId"],
  uploadMunicipalityEconomyFile: ["POST", "/api/schema/UploadMunicipalityEconomyFile/:contentId/:slot"],
  removeEconomyFileMunicipality: ["POST", "/api/schema/RemoveEconomyFileMunicipality/:contentId/:slot"],
  uploadEconomyFile: ["POST", "/api/schema/UploadEconomyFile/:contentId/:slot"],
  removeEconomyFile: ["POST", "/api/schema/RemoveEconomyFile/:contentId/:slot"],
  uploadMultipleEconomyFile: ["POST", "/api/schema/UploadMultipleEconomyFile/:contentId"],
  removeMultipleEconomyFile: ["POST", "/api/schema/RemoveMultipleEconomyFile/:contentId/:fileId"],
} as const satisfies Paths;
